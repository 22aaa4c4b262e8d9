// Makes app/ui/fonts from the fonts' own packages: the letters of Turkish, and only the weights that the design uses.
// Run it when the fonts or their weights change; the tool is needed for nothing else, so it is no dependency:
//
//   npm install --no-save subset-font@2.9.0 && node scripts/make-fonts.mjs

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'app', 'ui', 'fonts');
// What Turkish pages are written with; fonts.css names the same letters. The packages' own files, whole, stand by for
// names in other languages. Their latin file lacks the last six, which lie among hundreds of others in its latin-ext.
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  ...[...'§©«®°±²³·»½×÷ÂâÇçÎîÖöÛûÜüı–—‘’‚“”„•…‹›€−'].map((letter) => [letter.codePointAt(0), letter.codePointAt(0)]),
];
const TURKISH = 'ĞğİŞş₺';
const FONTS = [
  { name: 'besley', wght: 440 },
  { name: 'hanken-grotesk', wght: { min: 400, max: 700 } },
];

const letters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

await mkdir(folder, { recursive: true });
for (const { name, wght } of FONTS) {
  const source = join(root, 'node_modules', '@fontsource-variable', name);
  await copyFile(join(source, 'LICENSE'), join(folder, `${name}-LICENSE`));
  for (const [subset, text] of [
    ['latin', letters],
    ['latin-ext', TURKISH],
  ]) {
    const whole = await readFile(join(source, 'files', `${name}-${subset}-wght-normal.woff2`));
    const made = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } });
    const file = `${name}-${subset === 'latin' ? 'latin' : 'turkish'}.woff2`;
    await writeFile(join(folder, file), made);
    console.log(file, whole.length, '->', made.length);
  }
}
