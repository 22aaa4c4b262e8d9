import { type Node, parse } from 'acorn';
import { findTooNewGlobal, findTooNewMember, findTooNewStatic, isGlobalType, type Range } from './compat-data.ts';

export type AnyNode = Node & Record<string, unknown>;

/** Functions and types of the platform that a script uses and a browser of the range lacks, e.g. "Promise.withResolvers". */
export function findTooNewApis(code: string, range: Range): string[] {
  const found = new Set<string>();
  const note = (name: string, browsers: string[]) => browsers.length > 0 && found.add(name);
  walk(parseScript(code), (node, parent) => {
    const isCalled = /^(Call|New)Expression$/.test(parent.type) && parent.callee === node;
    if (isCalled && node.type === 'MemberExpression' && !node.computed) {
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      if (isGlobalType(owner)) note(`${owner}.${name}`, findTooNewStatic(owner, name, range));
      else note(name, findTooNewMember(name, range));
    }
    if (isCalled && node.type === 'Identifier') note(nameOf(node), findTooNewGlobal(nameOf(node), range));
  });
  return [...found].sort();
}

export const parseScript = (code: string) => parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
export const nameOf = (node: unknown) => String((node as { name?: string } | undefined | null)?.name ?? '');

export function walk(node: Node, visit: (node: AnyNode, parent: AnyNode) => void, parent: Node = node): void {
  visit(node as AnyNode, parent as AnyNode);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, node);
    }
  }
}
