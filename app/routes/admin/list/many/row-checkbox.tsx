import { useHydrated } from '#app/ui/use-hydrated.ts';
import { checkboxesOf, MANY_FORM, setAll } from './chosen.ts';
import { MANY_TEXTS, type ManyWords } from './many-words.ts';

/** Belongs to the form in the bar, wherever it stands, so that a row can have forms of its own. */
export function RowCheckbox({ id, title, words }: { id: string; title: string; words: ManyWords }) {
  return (
    <label className="row-check">
      <input
        type="checkbox"
        form={MANY_FORM}
        name="id"
        value={id}
        autoComplete="off"
        aria-label={MANY_TEXTS[words.spelling].choose(title)}
      />
    </label>
  );
}

/** Needs JavaScript, and is not there without. */
export function AllRowsCheckbox({ words }: { words: ManyWords }) {
  if (!useHydrated()) return null;
  return (
    <label className="row-check">
      <input
        type="checkbox"
        data-all-rows
        aria-label={MANY_TEXTS[words.spelling].chooseAll}
        onChange={({ currentTarget }) => setAll(checkboxesOf(document), currentTarget.checked)}
      />
    </label>
  );
}
