import { monitorEventLoopDelay } from 'node:perf_hooks';

// Prometheus' text format for a dozen figures. A library for it would bring more code than this file holds, and would
// cost more per request than a page from the cache does.

type Route = 'site' | 'admin' | 'picture' | 'health';
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5];

/** Every status is below. */
const STATUSES = 600;

interface Requests {
  /** At the index of the status: a list takes half of the time of a map. */
  byStatus: number[];
  /** One more than BUCKETS: the last holds what took longer. */
  buckets: number[];
  seconds: number;
}

const noRequests = (): Requests => ({
  byStatus: new Array(STATUSES).fill(0),
  buckets: new Array(BUCKETS.length + 1).fill(0),
  seconds: 0,
});
const requests: Record<Route, Requests> = {
  site: noRequests(),
  admin: noRequests(),
  picture: noRequests(),
  health: noRequests(),
};
const gauges = new Map<string, () => number>();
const loopDelay = monitorEventLoopDelay({ resolution: 20 });
loopDelay.enable();

export function countRequest(path: string, status: number, ms: number): void {
  const seen = requests[routeOf(path)];
  const seconds = ms / 1000;
  let index = 0;
  while (seconds > (BUCKETS[index] ?? Number.POSITIVE_INFINITY)) index += 1;
  seen.buckets[index] = (seen.buckets[index] ?? 0) + 1;
  seen.byStatus[status] = (seen.byStatus[status] ?? 0) + 1;
  seen.seconds += seconds;
}

/** A few classes of paths: one time series per address would grow without bound. */
function routeOf(path: string): Route {
  if (path === '/') return 'site';
  if (/^\/admin(?:\/|$|\.data$)/i.test(path)) return 'admin';
  if (path.startsWith('/pictures/') || path.startsWith('/images/')) return 'picture';
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'health' : 'site';
}

const counters = {
  page_cache_hits: 0,
  page_cache_misses: 0,
  page_cache_renders: 0,
  page_cache_renewing: 0,
  page_cache_stale: 0,
  hydration_scripts_missed: 0,
  visitor_pages_left_to_react_router: 0,
  database_errors: 0,
};
export type CounterName = keyof typeof counters;

export function count(name: CounterName): void {
  counters[name] += 1;
}

/** A figure that is read when somebody asks. */
export function gauge(name: string, read: () => number): void {
  gauges.set(name, read);
}

gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
gauge('process_heap_used_bytes', () => process.memoryUsage().heapUsed);
gauge('process_uptime_seconds', () => process.uptime());
gauge('event_loop_delay_p99_seconds', () => loopDelay.percentile(99) / 1e9);

/** What was counted, and what is the case now, by the name of the series. */
export interface Figures {
  counters: Record<string, number>;
  gauges: Record<string, number>;
}

/** Those of this process. */
export function readFigures(): Figures {
  const figures: Figures = { counters: {}, gauges: {} };
  const add = (series: string, value: number) => {
    figures.counters[series] = value;
  };
  for (const [route, { byStatus }] of Object.entries(requests))
    for (const [status, n] of byStatus.entries())
      if (n > 0) add(`http_requests_total{route="${route}",status="${status}"}`, n);
  for (const [route, { buckets, seconds }] of Object.entries(requests)) {
    let sum = 0;
    for (const [i, n] of buckets.entries()) {
      sum += n;
      add(`http_request_duration_seconds_bucket{route="${route}",le="${BUCKETS[i] ?? '+Inf'}"}`, sum);
    }
    add(`http_request_duration_seconds_sum{route="${route}"}`, seconds);
    add(`http_request_duration_seconds_count{route="${route}"}`, sum);
  }
  for (const [name, n] of Object.entries(counters)) add(`${name}_total`, n);
  for (const [name, read] of gauges) figures.gauges[name] = read();
  return figures;
}

export function writeMetrics({ counters, gauges }: Figures): string {
  const lines = [...writeSeries('counter', counters), ...writeSeries('gauge', gauges)];
  return `${lines.join('\n')}\n`;
}

/** All lines of one name stand together, as the format wants it, whichever process told them. */
function writeSeries(type: string, figures: Record<string, number>): string[] {
  const byName = Map.groupBy(Object.entries(figures), ([series]) => nameOf(series));
  return [...byName].flatMap(([name, found]) => [
    `# TYPE ${name} ${name === HISTOGRAM ? 'histogram' : type}`,
    ...found.map(([series, value]) => `${series} ${value}`),
  ]);
}

const HISTOGRAM = 'http_request_duration_seconds';
const nameOf = (series: string) => (series.startsWith(HISTOGRAM) ? HISTOGRAM : (series.split('{')[0] ?? series));
