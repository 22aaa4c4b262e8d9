import { expect, it } from 'vitest';
import { WorkerFigures } from './figures.server.ts';

it('adds up what workers count and hold, tells the largest of what cannot be added, and keeps the counts of those that ended', () => {
  const figures = new WorkerFigures<string>();
  figures.set('one', { counters: { hits: 2 }, gauges: { pages: 3, process_uptime_seconds: 100 } });
  figures.set('two', { counters: { hits: 5, misses: 1 }, gauges: { pages: 4, process_uptime_seconds: 7 } });
  expect(figures.sum()).toEqual({
    counters: { hits: 7, misses: 1 },
    gauges: { pages: 7, process_uptime_seconds: 100 },
  });

  figures.end('one');
  figures.end('unknown');
  expect(figures.sum()).toEqual({ counters: { hits: 7, misses: 1 }, gauges: { pages: 4, process_uptime_seconds: 7 } });
});
