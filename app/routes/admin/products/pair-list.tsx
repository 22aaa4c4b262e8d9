import { useRef, useState } from 'react';
import { isEnterInLine } from '#app/routes/admin/form/enter-adds-row.ts';
import { moveItem } from '#app/routes/admin/form/move-item.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PairRow } from './pair-row.tsx';

export type PairPart<K extends string> = {
  key: K;
  /** The field's name in the box for the next entry; on saving, the server adds a complete box to the list. */
  name: string;
  label: string;
  placeholder?: string;
  /** The rows of a text area; without it a single line. */
  rows?: number;
};

type PairListProps<A extends string, B extends string> = {
  onChange: () => void;
  name: string;
  initial: Record<A | B, string>[];
  /** What stands in the box for the next entry, by the names of its fields. */
  boxes: Record<string, string>;
  first: PairPart<A>;
  second: PairPart<B>;
  addLabel: string;
};

/** Entries of two texts each: features, technical specs and questions. */
export function PairList<A extends string, B extends string>(props: PairListProps<A, B>) {
  const { onChange, name, initial, boxes, first, second, addLabel } = props;
  type Pair = Record<A | B, string>;
  const [entries, setEntries] = useState(() => initial.map((pair, index) => ({ key: `saved-${index}`, pair })));
  const [box, setBox] = useState({ first: boxes[first.name] ?? '', second: boxes[second.name] ?? '' });
  const fields = useRef<HTMLDivElement>(null);

  const change = (next: typeof entries) => {
    setEntries(next);
    onChange();
  };
  /** While a part is missing, it only gets the focus. */
  function add() {
    const [firstField, secondField] = fields.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
    if (!box.first.trim()) return firstField?.focus();
    if (!box.second.trim()) return secondField?.focus();
    const pair = { [first.key]: box.first.trim(), [second.key]: box.second.trim() } as Pair;
    change([...entries, { key: crypto.randomUUID(), pair }]);
    setBox({ first: '', second: '' });
    firstField?.focus();
  }

  const single = !second.rows;
  const SecondField = single ? TextField : TextareaField;
  return (
    <>
      <input type="hidden" name={name} value={JSON.stringify(entries.map(({ pair }) => pair))} />
      {entries.length > 0 && (
        <ul>
          {entries.map(({ key, pair }, index) => (
            <PairRow
              key={key}
              first={{ ...first, text: pair[first.key] }}
              second={{ ...second, text: pair[second.key] }}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onMove={(by) => change(moveItem(entries, index, index + by))}
              onRemove={() => change(entries.filter((entry) => entry.key !== key))}
              onChange={(one, two) =>
                change(
                  entries.map((entry) =>
                    entry.key === key ? { key, pair: { [first.key]: one, [second.key]: two } as Pair } : entry,
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a line adds the entry instead of saving the form */}
      <div
        ref={fields}
        className={classNames(
          'grid grid-cols-1 gap-4 rounded-board bg-stone-100 p-4 md:p-5',
          single && 'items-end sm:grid-cols-[1fr_1fr_auto]',
        )}
        onKeyDown={(event) => {
          if (!isEnterInLine(event)) return;
          event.preventDefault();
          add();
        }}
      >
        <TextField
          name={first.name}
          label={first.label}
          placeholder={first.placeholder}
          value={box.first}
          onChange={(event) => setBox({ ...box, first: event.currentTarget.value })}
        />
        <SecondField
          name={second.name}
          label={second.label}
          placeholder={second.placeholder}
          value={box.second}
          {...(second.rows && { rows: second.rows })}
          onChange={(event: { currentTarget: { value: string } }) =>
            setBox({ ...box, second: event.currentTarget.value })
          }
        />
        <div>
          <Button variant="outline" size={single ? 'md' : 'sm'} onClick={add}>
            <Icon name="plus" />
            {addLabel}
          </Button>
        </div>
      </div>
    </>
  );
}
