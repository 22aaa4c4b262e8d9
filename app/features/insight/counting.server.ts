import type { IncomingMessage } from 'node:http';
import type { Db } from '#app/server/db/schema.ts';
import { env } from '#app/server/env.server.ts';
import { clientAddress } from '#app/server/http/policy/client-address.server.ts';
import { log } from '#app/server/log.server.ts';
import { askSupervisor } from '#app/server/workers/worker.server.ts';
import { DailyCounts } from './daily-counts.server.ts';
import { dayNumber, numberOfDay } from './day.ts';
import { EmptySearches, tellableWords } from './empty-searches.server.ts';
import { OnceADay } from './once-a-day.server.ts';
import { addCounts } from './queries.server.ts';
import { type Thing, thing } from './thing.ts';
import { findBrowser, type Sender } from './visitor.server.ts';

// The counts of this process. Each process has its own memory of who was there, and all add to the same rows.
const counts = new DailyCounts();
const onceADay = new OnceADay();
const emptySearches = new EmptySearches();

// Asking the clock would take a third of the time that a count takes.
let today = dayNumber(Date.now());
setInterval(() => {
  today = dayNumber(Date.now());
}, 1_000).unref();

/** Somebody who asks for something, as the server sees them. Nothing of it is stored. */
export interface Visitor {
  address: string;
  headers: Sender;
}

export function readVisitor(request: Request, address: string): Visitor {
  const read = (name: string) => request.headers.get(name) ?? undefined;
  const headers = { 'user-agent': read('user-agent'), cookie: read('cookie'), 'sec-purpose': read('sec-purpose') };
  return { address, headers };
}

/** After every answer with a public page, from the cache too. A 304 shows the page just as well, a HEAD does not. */
export function countAnswer(request: IncomingMessage, page: string): void {
  if (request.method === 'HEAD') return;
  const browser = findBrowser(request.headers);
  if (browser !== null) countPage(clientAddress(request, env.trustProxy), browser, page);
}

/** A page that a browser showed without asking for its document. */
export function countStep({ address, headers }: Visitor, page: string): void {
  const browser = findBrowser(headers);
  if (browser !== null) countPage(address, browser, page);
}

function countPage(address: string, browser: number, page: string): void {
  if (!onceADay.isFirst(today, address, browser, page)) return;
  whenFirstToAll(address, browser, page, () => {
    counts.add(today, thing('page', page));
    if (onceADay.isFirst(today, address, browser, 'visit'))
      whenFirstToAll(address, browser, 'visit', () => counts.add(today, thing('visit')));
  });
}

/** What is new to this process may not be to another worker, which the visitor's last request reached. */
function whenFirstToAll(address: string, browser: number, what: string, act: () => void): void {
  if (!askSupervisor) act();
  else void askSupervisor('isFirstToday', [today, address, browser, what]).then((isFirst) => isFirst && act());
}

export function countPress(visitor: Visitor, press: Thing): void {
  const { what, subject, color_id } = press;
  whenNewToday(visitor, `${what} ${subject} ${color_id}`, () => counts.add(today, press));
}

export function countEmptySearch(visitor: Visitor, query: string): void {
  const words = tellableWords(query);
  whenNewToday(visitor, `search ${words ?? query}`, () => {
    counts.add(today, thing('search'));
    if (words && emptySearches.isCommon(words)) counts.add(today, thing('search', words));
  });
}

function whenNewToday({ address, headers }: Visitor, what: string, act: () => void): void {
  const browser = findBrowser(headers);
  if (browser !== null && onceADay.isFirst(today, address, browser, what)) whenFirstToAll(address, browser, what, act);
}

/** Called twice a minute and before the end, so that a process that is killed loses half a minute. */
export async function storeCounts(db: Db): Promise<void> {
  const taken = counts.take(today);
  if (taken.length === 0) return;
  try {
    await db.transaction().execute((trx) => addCounts(trx, taken));
  } catch (error) {
    log.error({ err: error }, 'visits were not stored; they are kept for the next time');
    for (const { day, count, ...counted } of taken) counts.add(numberOfDay(day), counted, count);
  }
}
