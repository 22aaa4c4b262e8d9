import { expect, it } from 'vitest';
import { escapeXml, textElement } from './xml.ts';

it('escapes what has a meaning in XML, and keeps Turkish letters', () => {
  expect(textElement('title', `Çit & <Deck> "140" 'ığşİ'`)).toBe(
    '<title>Çit &amp; &lt;Deck&gt; &quot;140&quot; &apos;ığşİ&apos;</title>',
  );
});

it('leaves out characters that no XML document may hold', () => {
  expect(escapeXml(`a\u0000b\u000bc\ud800d\uffffe\tf\n😀`)).toBe('abcde\tf\n😀');
});
