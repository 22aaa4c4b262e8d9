import cluster from 'node:cluster';
import { join } from 'node:path';
import { OnceADay } from '#app/features/insight/once-a-day.server.ts';
import { allocateYoung } from '#app/server/allocate-young.server.ts';
import { collectWhenIdle } from '#app/server/collect-when-idle.server.ts';
import { env } from '#app/server/env.server.ts';
import { keepTicksFast } from '#app/server/keep-ticks-fast.server.ts';
import { superviseWorkers } from '#app/server/workers/supervise.server.ts';

allocateYoung();
keepTicksFast();
collectWhenIdle();
// The process that only supervises stays small: it does not load the site.
if (env.workers > 1 && cluster.isPrimary) {
  const onceADay = new OnceADay();
  await superviseWorkers(env.workers, {
    isFirstToday: (asked: Parameters<OnceADay['isFirst']>) => onceADay.isFirst(...asked),
  });
} else {
  const { serveSite } = await import('./server.ts');
  await serveSite(join(import.meta.dirname, '..', 'client'));
}
