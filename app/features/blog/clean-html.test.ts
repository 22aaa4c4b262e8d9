import { describe, expect, it } from 'vitest';
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

// After the cheat sheets of OWASP and PortSwigger, and mutation payloads published against sanitizers.
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img """><script>alert(1)</script>">',
  '<img src=/images/a.jpg onload=alert(1)>',
  '<img/src=`x`onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\nascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/contact" onclick="alert(1)">x</a>',
  '<a href="https://ornek.com" target="_top" rel="opener">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
];

describe('what could run or lead astray is gone', () => {
  it.each(PAYLOADS)('%s', (payload) => {
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
