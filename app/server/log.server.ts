import pino from 'pino';
import { env } from '#app/server/env.server.ts';

/** One structured line per event on standard output. Secrets never reach it, whatever an object carries. */
export const log = pino({
  level: env.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
    censor: '[secret]',
  },
});
