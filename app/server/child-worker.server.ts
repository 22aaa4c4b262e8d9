import { type ChildProcess, fork } from 'node:child_process';
import { log } from '#app/server/log.server.ts';
import type { JobTable, Reply, Request } from './child-worker-process.server.ts';

const IDLE_MS = 10_000;

interface Job {
  request: Request;
  result: PromiseWithResolvers<unknown>;
  timer?: NodeJS.Timeout;
}

export interface ChildWorkerSettings {
  /** "image": how messages and the log call it. */
  name: string;
  /** A file that calls `answerJobs`. Node runs it as it is: it is not part of the build. */
  file: string;
  timeLimitMs: number;
  execArgv?: string[];
}

/**
 * Runs jobs in a child process: the memory that they take goes back to the system with it, it has a lower priority than
 * pages, and an input that crashes or occupies it does not stop the site. It is started on first use and ends after a
 * while without jobs. A job that exceeds the time limit fails, and the others are started again in a new process.
 */
export function createChildWorker<Jobs extends JobTable>(settings: ChildWorkerSettings) {
  const { name, file, timeLimitMs, execArgv = [] } = settings;
  const jobs = new Map<number, Job>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    lastId += 1;
    const added: Job = { request: { id: lastId, job, input }, result: Promise.withResolvers() };
    jobs.set(lastId, added);
    send(added);
    return added.result.promise as Promise<Awaited<ReturnType<Jobs[Name]>>>;
  }

  function send(job: Job) {
    clearTimeout(idle);
    child ??= start();
    child.channel?.ref();
    child.send(job.request, (error) => error && settle(job.request.id)?.reject(error));
    clearTimeout(job.timer);
    job.timer = setTimeout(() => restartWithout(job), timeLimitMs);
  }

  function settle(id: number): PromiseWithResolvers<unknown> | undefined {
    const job = jobs.get(id);
    clearTimeout(job?.timer);
    jobs.delete(id);
    return job?.result;
  }

  function restartWithout(slow: Job) {
    const { job, id } = slow.request;
    log.error({ job }, `an ${name} job took too long; the ${name} worker is restarted`);
    settle(id)?.reject(new Error(`The ${name} job ${job} took longer than ${timeLimitMs} ms`));
    child?.kill('SIGKILL');
    child = undefined;
    for (const other of jobs.values()) send(other);
  }

  function start(): ChildProcess {
    const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
    const started = fork(file, {
      serialization: 'advanced',
      execArgv,
      // No secrets: it parses untrusted files. Two malloc arenas: glibc would keep one per thread, each the size of a
      // decoded picture.
      env: { PATH, LD_LIBRARY_PATH, SystemRoot, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: Reply) => {
      const result = settle(reply.id);
      if ('error' in reply) result?.reject(reply.error);
      else result?.resolve(reply.result);
      if (jobs.size === 0) stopWhenIdle();
    });
    const fail = (error: Error) => {
      // After a restart the jobs belong to the new process.
      if (child !== started) return;
      child = undefined;
      clearTimeout(idle);
      for (const id of [...jobs.keys()]) settle(id)?.reject(error);
    };
    started.on('error', fail);
    started.on('exit', (code, signal) => fail(new Error(`The ${name} worker ended (${signal ?? code})`)));
    // An idle worker must not keep a finished script from ending.
    started.unref();
    return started;
  }

  function stopWhenIdle() {
    child?.channel?.unref();
    idle = setTimeout(() => {
      child?.disconnect();
      child = undefined;
    }, IDLE_MS).unref();
  }

  return run;
}
