// Subsets the packaged fonts into app/ui/fonts: Turkish letters, and only the weights that the design uses. Copies whole
// files into app/features/paper/fonts: a PDF file takes the letters that it needs.
// Run it when the fonts or their weights change. The tools are needed for nothing else, so they are not dependencies:
//
//   npm install --no-save subset-font@2.9.0 @expo-google-fonts/besley@0.4.1 @expo-google-fonts/hanken-grotesk@0.4.3
//   node scripts/make-fonts.mjs

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'app', 'ui', 'fonts');
// The letters of Turkish pages; fonts.css declares the same range. Names in other languages fall back to the packages'
// complete files. The last six letters are missing from their latin file; latin-ext has them among hundreds of others.
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

const paper = join(root, 'app', 'features', 'paper', 'fonts');
await mkdir(paper, { recursive: true });
for (const [name, weight, file] of [
  ['besley', 400, '400Regular/Besley_400Regular.ttf'],
  ['hanken-grotesk', 400, '400Regular/HankenGrotesk_400Regular.ttf'],
  ['hanken-grotesk', 600, '600SemiBold/HankenGrotesk_600SemiBold.ttf'],
]) {
  await copyFile(join(root, 'node_modules', '@expo-google-fonts', name, file), join(paper, `${name}-${weight}.ttf`));
}
