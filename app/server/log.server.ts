import { writeSync } from 'node:fs';
import pino from 'pino';
import { env } from '#app/server/env.server.ts';

// Collected for a moment and written together: a write per request would cost more than answering from the cache. What
// went wrong is written at once, and everything at the end of the process.
const output = pino.destination({
  fd: 1,
  sync: false,
  minLength: 4096,
  periodicFlush: 500,
  // A reader that is only slow is waited for; at the end of the process for two seconds and no longer.
  retryEAGAIN: () => !ending || triesLeft-- > 0,
});
let used = false;
let ending = false;
let triesLeft = 20;

/** Pino's number for the level "error". */
const ERROR = 50;

/** One structured line per event on standard output. Secrets never reach it, whatever an object carries. */
export const log = pino(
  {
    level: env.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
      censor: '[secret]',
    },
    hooks: {
      logMethod(args, method, level) {
        used = true;
        method.apply(this, args);
        if (level >= ERROR) output.flush();
      },
    },
  },
  output,
);

// A reader of the log that went away must not take the site with it, nor hold up its end.
const ignore = () => {};
output.on('error', ignore);
process.stdout.on('error', ignore);
process.stderr.on('error', ignore);
// Before pino's own listener, which writes what is left, and would try for ever if the reader is gone: a line end finds out.
process.prependListener('exit', () => {
  if (!used) return;
  ending = true;
  try {
    writeSync(1, '\n');
    output.flushSync();
  } catch {
    output.destroy();
  }
});
