import { data } from 'react-router';
import { z } from 'zod';
import { notUnderstood, parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import type { RecordKind, RecordTable } from '#app/server/records/kind.server.ts';
import {
  type ChangedOne,
  deleteMany,
  type ListField,
  type ManyChanged,
  restoreMany,
  setInMany,
} from '#app/server/records/many.server.ts';
import { redirectWithToast, type Toast } from '#app/server/toast.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { MANY_TEXTS, type ManyWords } from './many-words.ts';

// What a list does with the chosen rows, or with the one whose switch was pressed. The form sends
//   intent=turn-on | turn-off | bin        id=… for every chosen row
//   intent=set  field=category  value=deck id=…
//   intent=undo field=category  values=["fence","deck"] after=pergola ids=…,…   (what the toast's *Geri al* sends; field=bin
//   restores). `after` is what had been set: where somebody else has set something else meanwhile, that stays.

const id = z.array(idInput).min(1).max(200);
const field = z.string().max(250);
const input = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['turn-on', 'turn-off', 'bin']), id }),
  z.object({ intent: z.literal('set'), field, value: z.string().trim().min(1), id }),
  z.object({ intent: z.literal('undo'), field, values: z.array(z.string()), after: z.string().optional(), id }),
]);
/** The name of no field: *Geri al* brings the records back from the bin. */
const BIN = 'bin';

const INTENTS = ['turn-on', 'turn-off', 'bin', 'set', 'undo'];
export const isForMany = (form: FormData) => INTENTS.includes(String(form.get('intent')));

interface ManyList<T extends RecordTable, Input, Parts> {
  kind: RecordKind<T, Input, Parts>;
  words: ManyWords;
  /** What the switch sets. */
  shown: ListField<T, Parts>;
  /** What else can be set, by its name in the form. */
  fieldOf?: (name: string) => ListField<T, Parts> | undefined;
}

export async function changeMany<T extends RecordTable, Input, Parts>(
  request: Request,
  url: URL,
  form: FormData,
  actor: Actor,
  list: ManyList<T, Input, Parts>,
) {
  const { toast, status } = await change(form, url.pathname, actor, list);
  // Without JavaScript the page itself was posted, and is shown again with what happened.
  const isPage = !new URL(request.url).pathname.endsWith('.data');
  if (isPage) {
    const query = new URLSearchParams(url.search);
    // React Router's own, for the address of an index route.
    query.delete('index');
    return redirectWithToast(withQuery(url.pathname, Object.fromEntries(query)), fitForCookie(toast));
  }
  return data({ toast }, { status });
}

type Answer = { toast: Toast; status: number };

async function change<T extends RecordTable, Input, Parts>(
  form: FormData,
  to: string,
  actor: Actor,
  { kind, words, shown, fieldOf }: ManyList<T, Input, Parts>,
): Promise<Answer> {
  const text = MANY_TEXTS[words.spelling];
  const ids = [...form.getAll('id'), ...readIds(form)];
  const wanted = parseIntent([...form, ['id', ids], ['values', readValues(form)]], input, words.spelling);
  const many = (count: number, what: string) => `${count} ${words.noun} ${what}.`;
  switch (wanted.intent) {
    case 'bin': {
      const deleted = await deleteMany(db, kind, actor, wanted.id);
      return answer(deleted, many(deleted.changed.length, text.binned), { field: BIN, values: [] });
    }
    case 'undo':
      return wanted.field === BIN ? restore() : undo(wanted.field, wanted.values, wanted.after);
    case 'set':
      return set(wanted.field, wanted.value, ({ length }) => many(length, text.updated));
    case 'turn-on':
    case 'turn-off': {
      const said = wanted.intent === 'turn-on' ? words.turnedOn : words.turnedOff;
      const describe = (changed: ChangedOne[]) =>
        changed.length === 1 ? said.one(changed[0]?.title ?? '') : many(changed.length, said.many);
      return set('shown', String(wanted.intent === 'turn-on'), describe);
    }
  }

  async function restore(): Promise<Answer> {
    const restored = await restoreMany(db, kind, actor, wanted.id);
    const moved = restored.changed.flatMap(({ address }) => (address ? [text.otherAddress(address)] : []));
    return withDetail(answer(restored, text.undone), moved.join(' '));
  }

  async function undo(name: string, values: string[], after: string | undefined): Promise<Answer> {
    const done = await setInMany(db, kind, actor, ...readField(name, values), after);
    const kept = done.found - done.changed.length;
    return withDetail(answer(done, text.undone), kept > 0 ? `${kept} ${words.noun} ${text.kept}` : '');
  }

  async function set(name: string, value: string, describe: (changed: ChangedOne[]) => string): Promise<Answer> {
    const [field, values] = readField(
      name,
      wanted.id.map(() => value),
    );
    const done = await setInMany(db, kind, actor, field, values);
    const before = done.changed.map((one) => one.before);
    // As the field's own rule spells it.
    const [after = value] = values.values();
    return answer(done, describe(done.changed), { field: name, values: before, after });
  }

  function readField(name: string, wantedValues: string[]): [ListField<T, Parts>, Map<string, string>] {
    const field = name === 'shown' ? shown : fieldOf?.(name);
    const values = field && z.array(field.value).length(wanted.id.length).safeParse(wantedValues).data;
    if (!field || !values) throw notUnderstood(words.spelling);
    return [field, new Map(zip(wanted.id, values))];
  }

  function answer(
    { found, changed }: ManyChanged,
    said: string,
    undo?: { field: string; values: string[]; after?: string },
  ): Answer {
    if (found === 0) return { toast: { kind: 'error', text: text.failed }, status: 404 };
    if (changed.length === 0) return { toast: { kind: 'success', text: text.unchanged }, status: 200 };
    const fields = undo && {
      intent: 'undo',
      ...undo,
      values: JSON.stringify(undo.values),
      ids: changed.map(({ id }) => id).join(','),
    };
    return { toast: { kind: 'success', text: said, undo: fields && { to, fields } }, status: 200 };
  }
}

const withDetail = ({ toast, status }: Answer, detail: string): Answer => ({
  toast: detail && toast.kind === 'success' ? { ...toast, detail } : toast,
  status,
});

const zip = (ids: string[], values: string[]) => ids.map((id, index): [string, string] => [id, values[index] ?? '']);

/** What a toast sends has one text for each name, so that its lists are written as one. */
const readIds = (form: FormData) =>
  String(form.get('ids') ?? '')
    .split(',')
    .filter(Boolean);

function readValues(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get('values') ?? '[]'));
  } catch {
    return undefined;
  }
}

/** A browser keeps no more than 4 KB; without its undo the toast always fits. */
function fitForCookie(toast: Toast): Toast {
  return JSON.stringify(toast).length > 2_500 ? { ...toast, undo: undefined } : toast;
}
