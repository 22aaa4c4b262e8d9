import type { IncomingMessage } from 'node:http';

/** A client that sends nothing for so long has probably lost its connection. */
const MAX_SILENCE_MS = 30_000;

/**
 * The body, of the length that the request has declared. 'aborted': the client went away before its end. 'slow': it did
 * not arrive in time, and the client still waits for an answer.
 */
export function readBody(
  request: IncomingMessage,
  length: number,
  { maxMs, maxSilenceMs = MAX_SILENCE_MS }: { maxMs: number; maxSilenceMs?: number },
): Promise<Buffer | 'aborted' | 'slow'> {
  return new Promise((resolve) => {
    // One block of the declared length: chunks would have to be joined, and would take twice the memory.
    const body = Buffer.allocUnsafeSlow(length);
    let received = 0;
    const total = setTimeout(finish, maxMs, 'slow');
    const silence = setTimeout(finish, maxSilenceMs, 'slow');
    function finish(outcome: Buffer | 'aborted' | 'slow') {
      clearTimeout(total);
      clearTimeout(silence);
      request.removeListener('data', take);
      resolve(outcome);
    }
    function take(chunk: Buffer) {
      received += chunk.copy(body, received);
      silence.refresh();
    }
    request.on('data', take);
    request.once('end', () => finish(body));
    request.once('error', () => finish('aborted'));
    request.once('close', () => finish('aborted'));
  });
}
