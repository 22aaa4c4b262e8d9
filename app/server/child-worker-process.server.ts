import { setPriority } from 'node:os';

// biome-ignore lint/suspicious/noExplicitAny: each job has an input of its own; `run` checks it at the call.
export type JobTable = Record<string, (input: any) => Promise<unknown>>;
export type Request = { id: number; job: string; input: unknown };
export type Reply = { id: number; result: unknown } | { id: number; error: unknown };

/** The half of a worker that runs in the child process. */
export function answerJobs(jobs: JobTable): void {
  try {
    // Pages come first. Set before a library starts threads, which inherit the priority.
    setPriority(5);
  } catch {
    // Not allowed in some containers; the priority is then that of the site.
  }
  process.on('message', async ({ id, job, input }: Request) => {
    const reply = (message: Reply) => process.send?.(message);
    try {
      reply({ id, result: await jobs[job]?.(input) });
    } catch (error) {
      reply({ id, error });
    }
  });
  // Ctrl+C reaches the whole process group. The site finishes its responses first, then disconnects this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
}
