import { type Compilable, CompiledQuery, type Expression, ValueNode } from 'kysely';
import { engineOf } from './engine.server.ts';
import type { Db } from './schema.ts';

/**
 * What stands for the values while the query is built: of a list, an expression for each entry; nothing for one that is left out.
 * It only tells that there is a value, not whether that is empty or null.
 * A limit is the number itself, because it is part of the statement (see sqlite-dialect.server.ts).
 */
export type Given<Values> = { [Name in keyof Values]: Name extends 'limit' ? Values[Name] : StandsFor<Values[Name]> };

type StandsFor<Value> = undefined extends Value
  ? StandsFor<Exclude<Value, undefined>> | undefined
  : [Value] extends [readonly (infer Entry)[]]
    ? Expression<Entry>[]
    : Expression<Value>;

/** Many lengths of lists are in use at the same time, but not more than this. */
const STATEMENTS_AT_MOST = 200;

/**
 * A query of Kysely that public pages run each time they are rendered: building and compiling it takes longer than running it, so
 * that is done once for each engine, each length of its lists and each set of values that are not left out. Nothing else may
 * change what `build` returns.
 */
export function preparedQuery<Values extends object, Row>(build: (db: Db, given: Given<Values>) => Compilable<Row>) {
  const statements = new Map<string, Pick<CompiledQuery, 'sql' | 'parameters'>>();

  function compile(db: Db, values: Values) {
    const shape = shapeOf(db, values);
    const known = statements.get(shape);
    if (known) return known;
    const { sql, parameters } = build(db, standInFor(values)).compile();
    if (statements.size >= STATEMENTS_AT_MOST) statements.clear();
    statements.set(shape, { sql, parameters });
    return { sql, parameters };
  }

  return {
    async execute(db: Db, values: Values): Promise<Row[]> {
      const { sql, parameters } = compile(db, values);
      const filled = parameters.map((parameter) =>
        parameter instanceof Placeholder ? parameter.valueIn(values) : parameter,
      );
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, filled));
      return rows;
    },
  };
}

/** Statements differ by this alone. */
function shapeOf(db: Db, values: object): string {
  let shape: string = engineOf(db);
  for (const [name, value] of Object.entries(values)) {
    if (name === 'limit') shape += ` limit ${value}`;
    else if (Array.isArray(value)) shape += ` ${name} ${value.length}`;
    else if (value !== undefined) shape += ` ${name}`;
  }
  return shape;
}

function standInFor<Values extends object>(values: Values): Given<Values> {
  const entries = Object.entries(values).map(([name, value]) => {
    if (name === 'limit' || value === undefined) return [name, value];
    return [name, Array.isArray(value) ? value.map((_, index) => new Placeholder(name, index)) : new Placeholder(name)];
  });
  return Object.fromEntries(entries);
}

/** Comes out of the compiler as a parameter, in whose place the value is filled in. */
class Placeholder implements Expression<unknown> {
  readonly #name: string;
  readonly #index: number | undefined;

  constructor(name: string, index?: number) {
    this.#name = name;
    this.#index = index;
  }

  get expressionType() {
    return undefined;
  }

  toOperationNode() {
    return ValueNode.create(this);
  }

  valueIn(values: object): unknown {
    const value: unknown = values[this.#name as keyof typeof values];
    return this.#index === undefined ? value : (value as unknown[])[this.#index];
  }
}
