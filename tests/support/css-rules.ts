type Declaration = { selector: string; property: string; value: string };

/** The declarations of a stylesheet. Those of a nested at-rule belong to the selector around it. */
export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const selectors: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/((?:\\.|[^{};])*)([{};])/g)) {
    const selector = selectors.at(-1) ?? '';
    const [, property, value = ''] = /^\s*([\w-]+)\s*:\s*(.*)/s.exec(text) ?? [];
    if (end === '{') selectors.push(text.trim().startsWith('@') ? selector : text.trim());
    else if (property && selector) found.push({ selector, property, value });
    if (end === '}') selectors.pop();
  }
  return found;
}

/** The classes that a selector styles wherever they stand: of `.a:hover, .b .c` only `a`. */
export function styledClasses(selector: string): string[] {
  const conditions = /\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g;
  return (
    hideEscapes(selector)
      .replace(conditions, '')
      .split(',')
      .map((one) => one.trim())
      // A pseudo-element is not the element that carries the class.
      .filter((one) => !/::|[\s>+~]/.test(one))
      .flatMap((one) => [...one.matchAll(/\.([^.:]+)/g)].map(([, name = '']) => showEscapes(name)))
  );
}

// An escaped character (`sm\:px-3`) moves to a private-use code point, so that it ends no class name.
const PRIVATE_USE = 0xe000;
const hideEscapes = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => String.fromCharCode(PRIVATE_USE + letter.charCodeAt(0)));
const showEscapes = (text: string) =>
  text.replace(/[\ue000-\ue0ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - PRIVATE_USE));

/** Whether two properties set (part of) the same thing. */
export function overlap(one: string, other: string): boolean {
  return longhands(one).some((a) => longhands(other).some((b) => a === b || isPartOf(a, b) || isPartOf(b, a)));
}

const NO_PARTS = /^(?:border-(?:radius|collapse|spacing)|overflow-wrap|outline-offset)$/;
const isPartOf = (part: string, whole: string) => part.startsWith(`${whole}-`) && !NO_PARTS.test(part);

const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] };

function longhands(property: string): string[] {
  if (property === 'gap') return ['row-gap', 'column-gap'];
  if (property === 'flex') return ['flex-grow', 'flex-shrink', 'flex-basis'];
  if (property === 'inset') return [...SIDES.inline, ...SIDES.block];
  const [, whole, axis] = /^(padding|margin|inset)-(inline|block)/.exec(property) ?? [];
  if (!axis) return [property];
  return SIDES[axis as keyof typeof SIDES].map((side) => (whole === 'inset' ? side : `${whole}-${side}`));
}
