import type { IncomingMessage } from 'node:http';

/** A client that sends nothing for this long has probably lost its connection. */
const MAX_SILENCE_MS = 30_000;

/**
 * Reads a body of the declared length. 'aborted': the client disconnected. 'slow': the body did not arrive in time, but the
 * client is still connected.
 */
export function readBody(
  request: IncomingMessage,
  length: number,
  { maxMs, maxSilenceMs = MAX_SILENCE_MS }: { maxMs: number; maxSilenceMs?: number },
): Promise<Buffer | 'aborted' | 'slow'> {
  return new Promise((resolve) => {
    // Allocated once: collecting chunks and joining them would take twice the memory.
    const body = Buffer.allocUnsafeSlow(length);
    let received = 0;
    const totalTimer = setTimeout(finish, maxMs, 'slow');
    const silenceTimer = setTimeout(finish, maxSilenceMs, 'slow');
    function finish(outcome: Buffer | 'aborted' | 'slow') {
      clearTimeout(totalTimer);
      clearTimeout(silenceTimer);
      request.removeListener('data', take);
      resolve(outcome);
    }
    function take(chunk: Buffer) {
      received += chunk.copy(body, received);
      silenceTimer.refresh();
    }
    request.on('data', take);
    request.once('end', () => finish(body));
    request.once('error', () => finish('aborted'));
    request.once('close', () => finish('aborted'));
  });
}
