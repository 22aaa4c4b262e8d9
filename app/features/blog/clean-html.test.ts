import { describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from '#tests/support/xss-payloads.ts';
import { cleanHtml } from './clean-html.server.ts';

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
