import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { type ClassUse, findClassUses } from '#tests/support/class-uses.ts';
import { declarationsOf, overlap, styledClasses } from '#tests/support/css-rules.ts';

const app = join(import.meta.dirname, '..', '..', 'app');
const read = (file: string) => readFileSync(join(app, file), 'utf8');
const below = (pattern: string) => globSync(pattern, { cwd: app }).filter((file) => !file.includes('.test.'));

const components = propertiesByClass(below('styles/*/*.css').map(read).join('\n'));
const uses = findClassUses(below('**/*.tsx').map((file) => ({ file, code: read(file) })));

const ADVICE = `
For one property of an element, use a component class or a utility, not both. Either
- leave the utility out, if the class already sets the same value;
- give the component a variant: a class beside its own in app/styles/{shared,site,admin} (.btn-narrow), or a prop (size="lg");
- put the utility on an element around the component, if it is about its place;
- write utilities alone, if the component's look is not wanted.
Never force one with "!". See "Styles" in ARCHITECTURE.md.`;

test('finds what a component adds itself, through other components and whatever the condition', async () => {
  const code = `
    function look({ className }) { return classNames('btn', className); }
    function Button({ className }) { return <button className={look({ className })} />; }
    function Wide({ className }) { return <Button className={className} />; }
    const page = <Wide className={narrow ? 'sm:px-2 mt-6 md:hidden' : undefined} />;`;
  const [found] = findClassUses([{ file: 'page.tsx', code }]).slice(-1);
  expect(found && conflicts(found, await compileUtilities(found.classes))).toEqual([
    'app/page.tsx:5 <Wide>: .btn and sm:px-2 both set padding-inline',
  ]);
});

test('no element has a component class and a utility for the same property', async () => {
  const utilities = await compileUtilities(uses.flatMap(({ classes, inherited }) => [...classes, ...inherited]));
  const found = uses.flatMap((use) => conflicts(use, utilities));
  expect(found, `${found.join('\n')}\n${ADVICE}\n`).toEqual([]);
});

test('no class name is forced with "!"', () => {
  const found = uses.flatMap(({ file, line, classes }) =>
    classes.filter((name) => /^!|!$/.test(name)).map((name) => `app/${file}:${line} ${name}`),
  );
  expect(found, `${found.join('\n')}\n${ADVICE}\n`).toEqual([]);
});

function conflicts({ file, line, element, classes, inherited }: ClassUse, utilities: Map<string, Set<string>>) {
  const all = [...classes, ...inherited];
  // `btn-${variant}`, known as `btn-`, may be any of them.
  const ours = [...components.keys()].filter((name) => all.some((one) => one === name || isStart(one, name)));
  return [...new Set(all)].flatMap((utility) => {
    if (components.has(utility)) return [];
    const clashing = [...(utilities.get(utility) ?? [])].flatMap((property) =>
      ours
        .filter((name) => classes.includes(utility) || classes.includes(name))
        .filter((name) => [...(components.get(name) ?? [])].some((other) => overlap(property, other)))
        .map((name) => `.${name} and ${utility} both set ${property}`),
    );
    return clashing.length > 0 ? [`app/${file}:${line} <${element}>: ${clashing[0]}`] : [];
  });
}

const isStart = (prefix: string, name: string) => prefix.endsWith('-') && name.startsWith(prefix);

/** Hiding an element with `hidden` says whether it is shown, not what it looks like. */
async function compileUtilities(candidates: string[]) {
  const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  const { build } = await compile(`${theme}${read('styles/theme.css')}@tailwind utilities;`);
  return propertiesByClass(build(candidates), ({ property, value }) => property !== 'display' || value !== 'none');
}

function propertiesByClass(css: string, counts = (_: { property: string; value: string }) => true) {
  const found = new Map<string, Set<string>>();
  for (const declaration of declarationsOf(css)) {
    if (declaration.property.startsWith('--') || !counts(declaration)) continue;
    for (const name of styledClasses(declaration.selector)) {
      found.set(name, (found.get(name) ?? new Set()).add(declaration.property));
    }
  }
  return found;
}
