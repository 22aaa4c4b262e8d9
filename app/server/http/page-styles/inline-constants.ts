import type { Declaration, Root } from 'postcss';

/**
 * Replaces `var()` of theme constants by their values: a page uses most of them once or twice, so that declaring and reading
 * a custom property takes more bytes than the value itself. A property that is set in two places is left as it is.
 */
export function inlineConstants(sheet: Root): void {
  const constants = findConstants(sheet);
  // The pattern matches only an innermost `var()`, one without parentheses in its fallback; the recursion gets to those around it.
  const resolve = (value: string): string => {
    const resolved = value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (read, name) => constants.get(name) ?? read);
    return resolved === value ? value : resolve(resolved);
  };
  sheet.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
  });
}

function findConstants(sheet: Root): Map<string, string> {
  const constants = new Map<string, string>();
  const isSet = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    if (isSet.has(prop) || !isInTheme(declaration)) constants.delete(prop);
    else constants.set(prop, value);
    isSet.add(prop);
  });
  return constants;
}

function isInTheme({ parent: rule }: Declaration): boolean {
  const layer = rule?.parent;
  return layer?.type === 'atrule' && 'params' in layer && layer.params === 'theme';
}
