import { writeSync } from 'node:fs';
import pino from 'pino';
import { env } from '#app/server/env.server.ts';

// Lines are buffered, because one write per request would cost more than a cached page does. Errors are flushed at once,
// and the rest when the process ends.
const output = pino.destination({
  fd: 1,
  sync: false,
  minLength: 4096,
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
        handOver();
        used = true;
        method.apply(this, args);
        if (level >= ERROR) output.flush();
      },
    },
  },
  output,
);

/** In characters. Handing lines over wakes another thread, which on a single core takes its time from this one. */
const HAND_OVER_LENGTH = 60_000;
const MAX_ANSWERS = 50;
const FLUSH_MS = 500;

interface Answer {
  time: number;
  request: string;
  method: string | undefined;
  path: string;
  status: number;
  ms: number;
}

let answers: Answer[] = [];
let waiting = '';

/**
 * The line of an answered request. It is written with those of others: one by one, each would find the processor's caches
 * full of what sending the answer left there, and V8 would have the pieces of its text to keep track of meanwhile.
 */
export function logAnswer(request: string, method: string | undefined, path: string, status: number, ms: number): void {
  if (!logsAnswers) return;
  answers.push({ time: Date.now(), request, method, path, status, ms });
  if (answers.length >= MAX_ANSWERS) writeLines();
  if (waiting.length >= HAND_OVER_LENGTH) handOver();
}

function writeLines(): void {
  waiting += answers.map(toLine).join('');
  answers = [];
}

/** As `log.info` would write it, but cheaper than the page it is about: without looking for secrets, because it names none. */
function toLine({ time, request, method, path, status, ms }: Answer): string {
  const text = JSON.stringify(path);
  return `{"level":30,"time":"${isoTime(time)}","request":"${request}","method":"${method}","path":${text},"status":${status},"ms":${ms}}\n`;
}

const logsAnswers = log.isLevelEnabled('info');
let lastTime = 0;
let lastSecond = 0;
let secondText = '';
let lastIsoTime = '';

/** Under load several requests share a millisecond, and nearly all a second. */
function isoTime(now: number): string {
  if (now === lastTime) return lastIsoTime;
  const ms = now % 1000;
  if (now - ms !== lastSecond) {
    lastSecond = now - ms;
    // Without the milliseconds and the Z.
    secondText = new Date(now).toISOString().slice(0, -4);
  }
  lastTime = now;
  lastIsoTime = `${secondText}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`;
  return lastIsoTime;
}

function handOver(): void {
  writeLines();
  if (!waiting) return;
  used = true;
  output.write(waiting);
  waiting = '';
}

setInterval(() => {
  handOver();
  output.flush();
}, FLUSH_MS).unref();

// If whoever reads the log has gone away (EPIPE), the site goes on, and can still be ended.
const ignore = () => {};
output.on('error', ignore);
process.stdout.on('error', ignore);
process.stderr.on('error', ignore);
// Runs before pino's own exit listener, which would retry for ever on a closed pipe. Writing a newline shows whether the
// pipe is still open; if it is not, what is buffered is dropped.
process.prependListener('exit', () => {
  if (!used && !waiting && answers.length === 0) return;
  ending = true;
  try {
    handOver();
    writeSync(1, '\n');
    output.flushSync();
  } catch {
    output.destroy();
  }
});
