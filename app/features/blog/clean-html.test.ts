import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import { XSS_PAYLOADS } from '#tests/support/xss-payloads.ts';
import { checkPostOnServer } from './check-post.server.ts';
import { EMPTY_POST } from './post-input.ts';

describe('what a post may hold stays as it is', () => {
  it.each([
    '<h2>Başlık</h2><h3>Alt başlık</h3><h4>Daha alt</h4>',
    '<p>İyi bir <strong>deck</strong>, <em>görünmeyen</em> yerde <u>başlar</u> <s>bitmez</s>.<br />Sonra.</p>',
    '<ul><li>Bir</li></ul><ol><li>İki</li></ol>',
    '<blockquote><p>Alıntı</p></blockquote><hr /><pre><code>x &lt; y</code></pre>',
    '<p><a rel="noopener" href="https://ornek.com/a?b=1&amp;c=2" target="_blank">dışarı</a></p>',
    '<p><a rel="noopener" href="/contact">yazın</a></p>',
    '<p><a rel="noopener" href="mailto:info@example.com">posta</a> <a rel="noopener" href="tel:+902125550123">ara</a></p>',
    '<figure><img alt="Taşıyıcı" loading="lazy" src="/images/blogs/a.jpg" width="900" height="600" /><figcaption>Açıklama</figcaption></figure>',
    '<p><img alt="" loading="lazy" src="https://ornek.com/a.jpg" /></p>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('stays the same when it is cleaned again', () => {
    const once = cleanHtml('<h1>A</h1><a href="//x.y" style="color:red">b</a><img src=x onerror=alert(1)>');
    expect(cleanHtml(once)).toBe(once);
  });

  it('brings older tags into today’s form', () => {
    expect(cleanHtml('<h1>A</h1><b>k</b><i>e</i>')).toBe('<h2>A</h2><strong>k</strong><em>e</em>');
  });

  it('drops style, class and id', () => {
    expect(cleanHtml('<p style="color:red" class="a" id="b" data-x="1" align="left">x</p>')).toBe('<p>x</p>');
  });
});

describe('what could run or lead astray is gone', () => {
  it.each(XSS_PAYLOADS)('%s', (payload) => {
    const clean = cleanHtml(`<p>önce</p>${payload}<p>sonra</p>`);
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    // Whatever is left of the payload is text: every "<" opens a tag of the list, with attributes of the list.
    expect(clean.match(/</g)?.length ?? 0).toBe(tags.length);
    for (const [, name = '', attributes = ''] of tags) {
      expect(name).toMatch(/^(h[2-4]|p|br|hr|blockquote|ul|ol|li|pre|code|strong|em|u|s|a|img|figure|figcaption)$/);
      const names = [...attributes.matchAll(/([^\s=/"]+)="[^"]*"/g)].map(([, attribute]) => attribute);
      for (const attribute of names)
        expect(['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'loading']).toContain(attribute);
      expect(attributes.replace(/[^\s=/"]+="[^"]*"/g, '').replace(/[\s/]/g, '')).toBe('');
      const address = /(?:href|src)="([^"]*)"/.exec(attributes)?.[1];
      if (address !== undefined) expect(address).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/);
      expect(attributes).not.toMatch(/target="(?!_blank)|rel="(?!noopener")/);
    }
    expect(clean).toContain('<p>önce</p>');
  });
});

const nest = (levels: number) => `${'<ul><li>'.repeat(levels / 2)}içerik${'</li></ul>'.repeat(levels / 2)}`;
const errorsOf = (content: string) => {
  const checked = checkPostOnServer({ ...EMPTY_POST, title: 'Yazı', content });
  return 'errors' in checked ? checked.errors : null;
};

describe('a post that nobody wrote by hand', () => {
  it.each([
    ['lists of 40,000 levels', nest(40_000)],
    ['lists of 240,000 levels', nest(240_000)],
    ['lists that a comment pretends to close', '<ul><li><!--</li></ul>-->'.repeat(50_000)],
    ['tags that nothing closes', '<b>'.repeat(60_000)],
  ])('is refused and shown as its plain text without being parsed: %s', (_, html) => {
    const started = performance.now();
    expect(errorsOf(html.slice(0, 200_000))).toEqual({
      content: 'İçerikte en fazla 40 düzey iç içe liste veya alıntı olabilir. Girintileri azaltıp yeniden kaydedin.',
    });
    expect(cleanHtml(html)).toMatch(html.includes('içerik') ? /^<p>içerik<\/p>$/ : /^<p>[^<]*<\/p>$/);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('may have 40 levels, and paragraphs that nothing closes', () => {
    expect([errorsOf(nest(40)), errorsOf('<p>a'.repeat(1000))]).toEqual([null, null]);
    expect(cleanHtml(nest(40))).toBe(nest(40));
    expect(errorsOf(nest(42))).toHaveProperty('content');
  });

  it('may have 200,000 characters', () => {
    expect(errorsOf('a'.repeat(200_000))).toBeNull();
    expect(errorsOf('a'.repeat(200_001))).toEqual({
      content: 'İçerik çok uzun. Metni kısaltın ya da iki yazıya bölün.',
    });
  });
});
