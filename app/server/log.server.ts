import { writeSync } from 'node:fs';
import pino from 'pino';
import { env } from '#app/server/env.server.ts';

// Lines are buffered, because one write per request would cost more than a cached page does. Errors are flushed at once,
// and the rest when the process ends.
const output = pino.destination({
  fd: 1,
  sync: false,
  minLength: 4096,
  periodicFlush: 500,
  // If the pipe is full, try again; at the end of the process for two seconds at most.
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

// If whoever reads the log has gone away (EPIPE), the site goes on, and can still be ended.
const ignore = () => {};
output.on('error', ignore);
process.stdout.on('error', ignore);
process.stderr.on('error', ignore);
// Runs before pino's own exit listener, which would retry for ever on a closed pipe. Writing a newline shows whether the
// pipe is still open; if it is not, what is buffered is dropped.
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
