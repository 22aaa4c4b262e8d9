import pino from 'pino';
import { env } from '#app/server/env.server.ts';

// Collected for a moment and written together: a write per request would cost more than answering from the cache. What
// went wrong is written at once, and everything at the end of the process.
const output = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });

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
process.on('exit', () => {
  try {
    output.flushSync();
  } catch {
    // Nobody reads any more.
  }
});
