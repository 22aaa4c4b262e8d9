import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parse, type Token } from 'acorn';

/** The syntax that Safari 15.4 supports, our oldest browser. Newer syntax anywhere makes it reject the whole file. */
const LANGUAGE = 2022;

/** What Safari 15.4 cannot read in a script. */
export function findTooNewSyntax(code: string): string[] {
  const found: string[] = [];
  let previous = '';
  function check({ type, start, end }: Token) {
    const text = code.slice(start, end);
    if (type.label === 'regexp') found.push(...findLookBehinds(text));
    // A pattern that is built at run time.
    if (/^(string|template)$/.test(type.label) && /\(\?<[=!]/.test(text))
      found.push(`look-behind in ${text.slice(0, 80)}`);
    // ES2022, but in Safari only since 16.4.
    if (text === '{' && previous === 'static') found.push('a static block');
    previous = text;
  }
  try {
    parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module', onToken: check });
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

function findLookBehinds(literal: string): string[] {
  const found: string[] = [];
  visitRegExpAST(new RegExpParser({ ecmaVersion: LANGUAGE }).parseLiteral(literal), {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') found.push(`look-behind in ${literal}`);
    },
  });
  return found;
}
