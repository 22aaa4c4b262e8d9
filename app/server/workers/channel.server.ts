/** The other end of a channel between processes: `process` for a worker, the worker for its supervisor. */
interface Peer {
  on(event: 'message', listener: (message: Message) => void): unknown;
  send?(message: Message, callback: (error: Error | null) => void): unknown;
}

type Message = { question: string; id: number; input: unknown } | { answer: number; value: unknown };

// biome-ignore lint/suspicious/noExplicitAny: each question has an input of its own.
export type Answers = Record<string, (input: any) => unknown>;

/** Questions and answers between two processes. An answer never comes if the other one ends. */
export function openChannel(peer: Peer, answers: Answers) {
  const waiting = new Map<number, (value: unknown) => void>();
  let lastId = 0;
  // Who has just ended needs no answer.
  const send = (message: Message) => peer.send?.(message, () => {});

  peer.on('message', async (message) => {
    if ('question' in message) {
      send({ answer: message.id, value: await answers[message.question]?.(message.input) });
    } else {
      waiting.get(message.answer)?.(message.value);
      waiting.delete(message.answer);
    }
  });

  return function ask<Value>(question: string, input?: unknown): Promise<Value> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve as (value: unknown) => void);
      send({ question, id, input });
    });
  };
}
