import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ContentChanges } from '#app/server/db/changes.server.ts';
import { noteTopics } from '#app/server/db/topics.server.ts';
import { PageCache, type RenderedPage } from './page-cache.server.ts';
import { prepareResponse } from './transport/prepared-response.server.ts';

const MEGABYTE = 1024 * 1024;

async function rendered(text: string, over: Partial<RenderedPage> & { status?: number } = {}): Promise<RenderedPage> {
  const { status = 200, ...rest } = over;
  const response = await prepareResponse(new Response(text, { status, headers: { 'content-type': 'text/html' } }));
  return { response, cacheable: true, degraded: false, ...rest };
}

function setUp({ maxBytes = MEGABYTE, maxPages = 100 } = {}) {
  const changes = new ContentChanges();
  const cache = new PageCache(changes, { maxBytes, maxPages });
  let renders = 0;
  const ask = async (address: string, page: () => Promise<RenderedPage> = () => rendered(`page ${renders}`)) =>
    (
      await cache.getOrRender(address, () => {
        renders += 1;
        return page();
      })
    ).plain.body.toString();
  return { changes, cache, ask, renders: () => renders };
}

describe('the page cache', () => {
  it('renders a page once for 200 requests at once', async () => {
    const { ask, renders } = setUp();
    const pages = await Promise.all(Array.from({ length: 200 }, () => ask('/')));
    expect(renders()).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('compresses a page better once it is asked for again', async () => {
    const { cache } = setUp();
    const words = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 251} deck ${(at * 104_729) % 83}`);
    const first = await cache.getOrRender('/', () => rendered(words.join(' ')));
    const size = first.brotli?.body.length;
    expect(cache.get('/')?.brotli?.body.length).toBe(size);
    await expect.poll(() => cache.get('/')?.brotli?.body.length).toBeLessThan(size ?? 0);
    const { plain, brotli } = cache.get('/') ?? first;
    expect(brotliDecompressSync(brotli?.body ?? '').equals(plain.body)).toBe(true);
    expect(brotli?.headers).toEqual(expect.arrayContaining(['content-length', `${brotli?.body.length}`, 'etag', 'br']));
  });

  it('keeps the script that hydrates a page, and those of its last three states', async () => {
    const { ask, cache, changes } = setUp();
    const withScript = (text: string) => {
      return rendered('page', { hydration: { text, state: text } });
    };
    const kept = () => ['1', '2', '3', '4', '5'].filter((state) => cache.findHydration('/', state)?.text === state);
    for (const text of ['1', '2', '2', '3', '4', '2', '5']) {
      await ask('/', () => withScript(text));
      expect(kept()).toContain(text);
      changes.announce();
    }
    expect(kept()).toEqual(['2', '3', '4', '5']);
    expect(cache.findHydration('/faq', '5')).toBeUndefined();
  });

  it('keeps the script of a page that changed while it was rendered, and not the page', async () => {
    const { ask, cache, changes } = setUp();
    await ask('/', () => rendered('first', { hydration: { text: 'first', state: 'first' } }));
    changes.announce();
    await ask('/', async () => {
      noteTopics(['products']);
      changes.announce(new Set(['products']));
      return rendered('second', { hydration: { text: 'second', state: 'second' } });
    });
    expect(cache.get('/')).toBeUndefined();
    expect(cache.findHydration('/', 'first')?.text).toBe('first');
    expect(cache.findHydration('/', 'second')?.text).toBe('second');
    expect(await ask('/', () => rendered('third', { degraded: true }))).toBe('first');
  });

  it('has nothing to send after a change', async () => {
    const { ask, cache, changes } = setUp();
    await ask('/');
    expect(cache.get('/')).toBeDefined();
    changes.announce();
    expect(cache.get('/')).toBeUndefined();
  });

  it('keeps the pages that do not show what has changed', async () => {
    const { ask, cache, changes } = setUp();
    const showing =
      (...topics: string[]) =>
      async () => {
        noteTopics(topics);
        return rendered(topics.join());
      };
    await ask('/', showing('products', 'site_content:site', 'site_content:home'));
    await ask('/products', showing('products', 'site_content:site'));
    await ask('/faq', showing('site_content:site', 'site_content:faq'));
    await ask('/every-text', showing('site_content'));
    const kept = () => ['/', '/products', '/faq', '/every-text'].filter((address) => cache.get(address));
    changes.announce(new Set(['projects', 'site_content:about-nobody']));
    expect(kept()).toEqual(['/', '/products', '/faq']);
    changes.announce(new Set(['site_content:faq']));
    expect(kept()).toEqual(['/', '/products']);
    changes.announce(new Set(['colors', 'products']));
    expect(kept()).toEqual([]);
    await ask('/faq', showing('site_content:site', 'site_content:faq'));
    changes.announce(new Set(['site_content']));
    expect(kept()).toEqual([]);
  });

  it('caches and shares a rendering that had not read what changed meanwhile, and no other', async () => {
    const { ask, cache, changes, renders } = setUp();
    const slow = Promise.withResolvers<RenderedPage>();
    const hasRead = Promise.withResolvers<void>();
    const render = () => {
      noteTopics(['colors']);
      hasRead.resolve();
      return slow.promise;
    };
    const first = ask('/', render);
    await hasRead.promise;
    changes.announce(new Set(['products']));
    const second = ask('/', render);
    changes.announce(new Set(['colors']));
    const third = ask('/', render);
    slow.resolve(await rendered('page'));
    await Promise.all([first, second, third]);
    expect(renders()).toBe(2);
    expect(cache.get('/')).toBeDefined();
    changes.announce(new Set(['colors']));
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not cache a page whose rendering began before the change', async () => {
    const { ask, cache, changes } = setUp();
    await ask('/', async () => {
      changes.announce();
      return rendered('old');
    });
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not let a request join a rendering that began before the change', async () => {
    const { ask, changes, renders } = setUp();
    const slow = Promise.withResolvers<RenderedPage>();
    const first = ask('/', () => slow.promise);
    changes.announce();
    expect(await ask('/', () => rendered('new'))).toBe('new');
    slow.resolve(await rendered('old'));
    await first;
    expect(renders()).toBe(2);
  });

  it('caches neither errors, nor missing pages, nor pages that ask not to be cached', async () => {
    const { ask, cache } = setUp();
    await ask('/a', () => rendered('x', { status: 404 }));
    await ask('/b', () => rendered('x', { status: 500 }));
    await ask('/c', () => rendered('x', { cacheable: false }));
    expect(cache.size).toBe(0);
  });

  it('sends the older page when the new one could not load its content', async () => {
    const { ask, changes } = setUp();
    await ask('/', () => rendered('full'));
    changes.announce();
    expect(await ask('/', () => rendered('empty', { degraded: true }))).toBe('full');
    expect(await ask('/', () => rendered('whole again'))).toBe('whole again');
  });

  it('a page that was taken away meanwhile does not come back when its content cannot be loaded', async () => {
    const { ask, changes } = setUp();
    await ask('/', () => rendered('full'));
    changes.announce();
    await ask('/', () => rendered('gone', { status: 404 }));
    expect(await ask('/', () => rendered('empty', { degraded: true }))).toBe('empty');
  });

  it('sends the older page when the new one takes too long', async () => {
    const changes = new ContentChanges();
    const cache = new PageCache(changes, { maxBytes: MEGABYTE, maxPages: 100, staleAfterMs: 20, renewalMs: 0 });
    await cache.getOrRender('/', () => rendered('full'));
    changes.announce();
    const slow = Promise.withResolvers<RenderedPage>();
    const page = await cache.getOrRender('/', () => slow.promise);
    expect(page.plain.body.toString()).toBe('full');
    slow.resolve(await rendered('new'));
    await slow.promise;
    expect((await cache.getOrRender('/', () => rendered('new'))).plain.body.toString()).toBe('new');
  });

  it('sends the last page to visitors who come while the next is rendered, but not to staff', async () => {
    const { cache, changes, ask, renders } = setUp();
    await ask('/', () => rendered('old'));
    changes.announce();
    const slow = Promise.withResolvers<RenderedPage>();
    const first = ask('/', () => slow.promise);
    const others = await Promise.all([ask('/'), ask('/')]);
    const staff = cache.getOrRender('/', () => rendered('not needed'), { isNewest: true });
    expect(others).toEqual(['old', 'old']);
    slow.resolve(await rendered('new'));
    expect(await first).toBe('new');
    expect((await staff).plain.body.toString()).toBe('new');
    expect(cache.get('/')?.plain.body.toString()).toBe('new');
    expect(renders()).toBe(2);
  });

  it('does so for a limited time after the first change', async () => {
    const changes = new ContentChanges();
    const cache = new PageCache(changes, { maxBytes: MEGABYTE, maxPages: 100, renewalMs: 0 });
    await cache.getOrRender('/', () => rendered('old'));
    changes.announce();
    const slow = Promise.withResolvers<RenderedPage>();
    const pages = [0, 1, 2].map(() => cache.getOrRender('/', () => slow.promise));
    slow.resolve(await rendered('new'));
    expect((await Promise.all(pages)).map(({ plain }) => plain.body.toString())).toEqual(['new', 'new', 'new']);
  });

  it('does not cache a page that could not load its content', async () => {
    const { ask, cache } = setUp();
    await ask('/', () => rendered('empty', { degraded: true }));
    expect(cache.size).toBe(0);
  });

  it('caches nothing while changes of other processes cannot be heard', async () => {
    const { ask, cache, changes } = setUp();
    changes.setListening(false);
    await ask('/');
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its bound and drops the oldest first', async () => {
    const { ask, cache } = setUp({ maxBytes: 10_000 });
    for (const name of ['a', 'b', 'c', 'd']) await ask(`/${name}`, () => rendered(name.repeat(2_000)));
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/d')).toBeDefined();
  });

  it('holds no more pages than its limit, however small they are', async () => {
    const { ask, cache } = setUp({ maxPages: 3 });
    for (const name of ['a', 'b', 'c', 'd']) await ask(`/${name}`);
    expect(cache.size).toBe(3);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('counts addresses, headers and whole blocks of memory, and forgets them with the page', async () => {
    const { ask, cache } = setUp();
    const address = `/${'a'.repeat(3_000)}`;
    const headers = { 'content-type': 'text/html', 'x-long': 'h'.repeat(5_000) };
    const text = randomBytes(3_000).toString('hex');
    const response = await prepareResponse(new Response(text, { headers }));
    await ask(address, async () => ({ response, cacheable: true, degraded: false }));
    const blocks = [response.plain, response.gzip, response.brotli].map(
      (variant) => variant?.body.buffer.byteLength ?? 0,
    );
    expect(cache.bytes).toBeGreaterThan(3_000 + 3 * 5_000 + blocks.reduce((sum, bytes) => sum + bytes));
    await ask(address, () => rendered('gone', { status: 404 }));
    expect(cache.bytes).toBe(0);
  });

  it('holds no larger block than a compressed page fills', async () => {
    const { gzip, brotli } = await prepareResponse(
      new Response('a'.repeat(3_000), { headers: { 'content-type': 'text/html' } }),
    );
    for (const variant of [gzip, brotli]) expect(variant?.body.buffer.byteLength).toBe(variant?.body.length);
  });

  it('passes a failing rendering on and tries again for the next request', async () => {
    const { ask } = setUp();
    await expect(ask('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await ask('/', () => rendered('fine'))).toBe('fine');
  });
});
