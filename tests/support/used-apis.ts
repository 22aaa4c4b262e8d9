import { type Node, parse } from 'acorn';
import { findTooNewGlobal, findTooNewMember, findTooNewStatic, isGlobalType, type Range } from './compat-data.ts';

type AnyNode = Node & Record<string, unknown>;

/** Every name that these scripts define themselves: a call of it says nothing about the platform. */
export function listOwnNames(scripts: string[]): Set<string> {
  const own = new Set<string>();
  for (const script of scripts) {
    walk(parseScript(script), (node) => {
      if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) own.add(nameOf(node.key));
      if (node.type === 'AssignmentExpression') own.add(nameOf((node.left as AnyNode).property));
      if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) own.add(nameOf(node.id));
    });
  }
  return own;
}

/** Functions and types of the platform that a script uses and a browser of the range lacks, e.g. "Promise.withResolvers". */
export function findTooNewApis(code: string, range: Range, own = listOwnNames([code])): string[] {
  const found = new Set<string>();
  const note = (name: string, browsers: string[]) => browsers.length > 0 && found.add(name);
  walk(parseScript(code), (node, parent) => {
    const isCalled = /^(Call|New)Expression$/.test(parent.type) && parent.callee === node;
    if (isCalled && node.type === 'MemberExpression' && !node.computed) {
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      if (isGlobalType(owner)) note(`${owner}.${name}`, findTooNewStatic(owner, name, range));
      else if (!own.has(name)) note(name, findTooNewMember(name, range));
    }
    if (isCalled && node.type === 'Identifier' && !own.has(nameOf(node)))
      note(nameOf(node), findTooNewGlobal(nameOf(node), range));
  });
  return [...found].sort();
}

const parseScript = (code: string) => parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
const nameOf = (node: unknown) => String((node as { name?: string } | undefined | null)?.name ?? '');

function walk(node: Node, visit: (node: AnyNode, parent: AnyNode) => void, parent: Node = node): void {
  visit(node as AnyNode, parent as AnyNode);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, node);
    }
  }
}
