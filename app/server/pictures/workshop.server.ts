import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Delivery, Jobs } from './workshop-process.server.ts';

const PROCESS = join(process.cwd(), 'app', 'server', 'pictures', 'workshop-process.server.ts');
const IDLE_MS = 10_000;

/**
 * Pictures are worked on in a process of their own: what libvips takes for them goes back to the system with it, it has a
 * lower priority than pages, and a file that brings it down does not bring down the site. It is started on first use and
 * ends when there has been nothing to do for a while.
 */
export const workshop: Jobs = {
  cleanPicture: (input) => order('cleanPicture', input),
  drawSharePicture: (input) => order('drawSharePicture', input),
  encodeRendition: (input) => order('encodeRendition', input),
  readPictureFacts: (input) => order('readPictureFacts', input),
};

interface Worker {
  child: ChildProcess;
  orders: Map<number, PromiseWithResolvers<unknown>>;
  idle?: NodeJS.Timeout;
}

let worker: Worker | undefined;
let lastId = 0;

function order<Name extends keyof Jobs>(job: Name, input: Parameters<Jobs[Name]>[0]): ReturnType<Jobs[Name]> {
  worker ??= startWorker();
  const { child, orders, idle } = worker;
  clearTimeout(idle);
  lastId += 1;
  const id = lastId;
  const promised = Promise.withResolvers<unknown>();
  orders.set(id, promised);
  child.channel?.ref();
  child.send({ id, job, input }, (error) => error && promised.reject(error));
  return promised.promise as ReturnType<Jobs[Name]>;
}

function startWorker(): Worker {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    // It reads foreign bytes and needs none of our secrets. Few arenas: glibc would keep one per thread, all grown to a picture's size.
    env: { PATH, LD_LIBRARY_PATH, SystemRoot, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started: Worker = { child, orders: new Map() };
  child.on('message', (delivery: Delivery) => {
    const promised = started.orders.get(delivery.id);
    started.orders.delete(delivery.id);
    if ('error' in delivery) promised?.reject(delivery.error);
    else promised?.resolve(delivery.result);
    if (started.orders.size === 0) rest(started);
  });
  const fail = (error: Error) => {
    if (worker === started) worker = undefined;
    clearTimeout(started.idle);
    for (const { reject } of started.orders.values()) reject(error);
    started.orders.clear();
  };
  child.on('error', fail);
  child.on('exit', (code, signal) => fail(new Error(`The picture process ended (${signal ?? code})`)));
  // Neither it nor the wait for more work keeps a finished script from ending.
  child.unref();
  return started;
}

function rest(resting: Worker) {
  resting.child.channel?.unref();
  resting.idle = setTimeout(() => {
    if (worker === resting) worker = undefined;
    resting.child.disconnect();
  }, IDLE_MS).unref();
}
