import { gauge } from '#app/server/metrics.server.ts';

interface Job<T> {
  key: string;
  work: () => Promise<T>;
  result: PromiseWithResolvers<T>;
  started: boolean;
}

export interface QueueLimits {
  atOnce: number;
  /** Jobs that may wait for one client. */
  perClient: number;
  /** Jobs that may wait in all. Beyond that, each client may still have one waiting. */
  total: number;
}

export class QueueFullError extends Error {}

/**
 * Runs a few jobs at a time. Clients take turns, so one who asks for hundreds of jobs delays another by about one job.
 * Jobs with the same key are one job: it runs when the first of the clients who wait for it has a turn.
 */
export function createQueue<T>({ atOnce, perClient, total }: QueueLimits, name?: string) {
  /** Waiting and running jobs. */
  const jobs = new Map<string, Job<T>>();
  /** Waiting jobs by client. The first client of the map is next. */
  const lines = new Map<string, Job<T>[]>();
  let waitingForIdle: (() => void)[] = [];
  let running = 0;
  if (name) {
    gauge(`${name}_running`, () => running);
    gauge(`${name}_waiting`, () => jobs.size - running);
  }

  async function run(client: string, key: string, work: () => Promise<T>): Promise<T> {
    const known = jobs.get(key);
    const line = lines.get(client) ?? [];
    if (known && (known.started || line.includes(known))) return known.result.promise;
    const mustWait = running >= atOnce;
    if (mustWait && isFull(line.length)) throw new QueueFullError('Too many jobs are waiting');
    const job = known ?? { key, work, result: Promise.withResolvers<T>(), started: false };
    jobs.set(key, job);
    if (mustWait) lines.set(client, [...line, job]);
    else start(job);
    return job.result.promise;
  }

  const isFull = (own: number) => own >= perClient || (own > 0 && jobs.size - running >= total);

  function start(job: Job<T>) {
    running += 1;
    job.started = true;
    job
      .work()
      .then(job.result.resolve, job.result.reject)
      .finally(() => {
        jobs.delete(job.key);
        running -= 1;
        startNext();
      });
  }

  function startNext() {
    for (const [client, [job, ...rest]] of lines) {
      lines.delete(client);
      // Moved to the end of the map, behind the other clients.
      if (rest.length > 0) lines.set(client, rest);
      if (job && !job.started) return start(job);
    }
    if (running > 0) return;
    for (const resume of waitingForIdle) resume();
    waitingForIdle = [];
  }

  /** Resolves when no job is running: for background work. */
  async function whenIdle(): Promise<void> {
    while (running > 0) await new Promise<void>((resolve) => waitingForIdle.push(resolve));
  }

  return { run, whenIdle };
}
