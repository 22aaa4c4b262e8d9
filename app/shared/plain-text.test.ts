import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the words and drops tags, scripts and styles', () => {
  const html = 'İyi <b>deck</b>&nbsp;<SCRIPT>a < b</script><style>p{}</style> &lt;1&gt; &#305;yi<script>x</script>';
  expect(plainText(html)).toBe('İyi deck <1> ıyi');
});

it.each(['<', '<script ', '<style>', '<a ', '<!--', '</script', '<img src="'])(
  'takes no longer for a hundred thousand times %j than for a text',
  (piece) => {
    const started = performance.now();
    plainText(piece.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);

it('puts no space where a link or bold letters end inside a sentence', () => {
  expect(plainText('<p>Lütfen <a href="/contact">bize <strong>yazın</strong></a>.</p><p>Sonra</p>')).toBe(
    'Lütfen bize yazın. Sonra',
  );
});
