import { type ESTree, parseSync, Visitor } from 'vite';

/** Classes that meet on one element. `inherited` come from the component, `classes` are written where it is used. */
export type ClassUse = { file: string; line: number; element: string; classes: string[]; inherited: string[] };

type Source = { file: string; code: string };
/** What an expression for `className` is made of: `from` names components and functions that add classes of their own. */
type Parts = { classes: string[]; from: string[]; passesOn: boolean };
type Written = Omit<ClassUse, 'inherited'> & { from: string[] };

/**
 * Every `className` of the sources with all classes that it can have, whatever its conditions. A component that passes its
 * `className` on to an element is known by its name, so that the classes which it adds itself count where it is used.
 */
export function findClassUses(sources: Source[]): ClassUse[] {
  const written: Written[] = [];
  const components = new Map<string, Parts[]>();
  for (const { file, code } of sources) {
    const constants = new Map<string, ESTree.Expression>();
    const around: string[] = [];
    const note = (parts: Parts) => {
      const [component = ''] = around;
      if (parts.passesOn) components.set(component, [...(components.get(component) ?? []), parts]);
    };
    new Visitor({
      VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && constants.set(id.name, init)),
      FunctionDeclaration: ({ id }) => void around.push(id?.name ?? ''),
      'FunctionDeclaration:exit': () => void around.pop(),
      ReturnStatement: ({ argument }) => argument?.type === 'CallExpression' && note(partsOf(argument, constants)),
      JSXOpeningElement: ({ name, attributes }) => {
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'className' || !attribute.value) continue;
          const { classes, from: calls, passesOn } = partsOf(attribute.value, constants);
          const element = name.type === 'JSXIdentifier' ? name.name : '';
          const line = code.slice(0, attribute.start).split('\n').length;
          const from = [element, ...calls];
          note({ classes, from, passesOn });
          written.push({ file, line, element, classes, from });
        }
      },
    }).visit(parseSync(file, code).program);
  }
  const addedBy = (name: string): string[] =>
    (components.get(name) ?? []).flatMap(({ classes, from }) => [...classes, ...from.flatMap(addedBy)]);
  return written.map(({ from, ...use }) => ({ ...use, inherited: from.flatMap(addedBy) }));
}

function partsOf(node: ESTree.Node | null, constants: Map<string, ESTree.Expression>): Parts {
  const join = (...nodes: (ESTree.Node | null)[]): Parts => {
    const all = nodes.map((one) => partsOf(one, constants));
    return {
      classes: all.flatMap(({ classes }) => classes),
      from: all.flatMap(({ from }) => from),
      passesOn: all.some(({ passesOn }) => passesOn),
    };
  };
  switch (node?.type) {
    case 'Literal':
      return { classes: String(node.value).split(/\s+/).filter(Boolean), from: [], passesOn: false };
    case 'TemplateLiteral':
      // `btn-${variant}` is noted as `btn-`.
      return join(
        ...node.quasis.map(({ value }) => ({ type: 'Literal', value: value.cooked }) as ESTree.StringLiteral),
      );
    case 'Identifier':
      if (node.name === 'className') return { classes: [], from: [], passesOn: true };
      return join(constants.get(node.name) ?? null);
    case 'JSXExpressionContainer':
      return join(node.expression);
    case 'ConditionalExpression':
      return join(node.consequent, node.alternate);
    case 'LogicalExpression':
      return join(node.right);
    case 'ObjectExpression':
      return join(
        ...node.properties.map((one) => (one.type === 'Property' && isClassName(one.key) ? one.value : null)),
      );
    case 'CallExpression': {
      const parts = join(...node.arguments);
      return node.callee.type === 'Identifier' ? { ...parts, from: [...parts.from, node.callee.name] } : parts;
    }
    default:
      return { classes: [], from: [], passesOn: false };
  }
}

const isClassName = (key: ESTree.PropertyKey) => key.type === 'Identifier' && key.name === 'className';
