import { useState } from 'react';
import { isEnterInLine } from '#app/routes/admin/form/enter-adds-row.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

type Part = { label: string; text: string; rows?: number };

type PairRowProps = {
  first: Part;
  second: Part;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (first: string, second: string) => void;
};

export function PairRow({ first, second, isFirst, isLast, onMove, onRemove, onChange }: PairRowProps) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return <PairEditor first={first} second={second} onChange={onChange} onClose={() => setEditing(false)} />;
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-3 border-b border-stone-200 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{first.text}</p>
        <p className="break-words whitespace-pre-line text-stone-600">{second.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1 sm:-my-1">
        <IconButton icon="up" label={`${first.text}: yukari tasi`} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton icon="dn" label={`${first.text}: asagi tasi`} disabled={isLast} onClick={() => onMove(1)} />
        <Button variant="quiet" size="sm" aria-label={`Duzenle: ${first.text}`} onClick={() => setEditing(true)}>
          <Icon name="pen" />
          <span className="max-sm:sr-only">Duzenle</span>
        </Button>
        <Button variant="quiet-danger" size="sm" aria-label={`Kaldir: ${first.text}`} onClick={onRemove}>
          <Icon name="bin" />
          <span className="max-sm:sr-only">Kaldir</span>
        </Button>
      </div>
    </li>
  );
}

type PairEditorProps = Pick<PairRowProps, 'first' | 'second' | 'onChange'> & { onClose: () => void };

/**
 * Complete texts go into the list while typing, so that saving the form with the editor still open loses nothing;
 * 'Vazgec' restores the old ones. The fields themselves are not sent with the form.
 */
function PairEditor({ first, second, onChange, onClose }: PairEditorProps) {
  const [before] = useState([first.text, second.text] as const);
  const [one, setOne] = useState(first.text);
  const [two, setTwo] = useState(second.text);
  const complete = one.trim() !== '' && two.trim() !== '';
  function edit(nextOne: string, nextTwo: string) {
    setOne(nextOne);
    setTwo(nextTwo);
    if (nextOne.trim() && nextTwo.trim()) onChange(nextOne.trim(), nextTwo.trim());
  }
  function giveUp() {
    onChange(...before);
    onClose();
  }

  const SecondField = second.rows ? TextareaField : TextField;
  return (
    <li
      className="grid grid-cols-1 gap-4 border-b border-stone-200 py-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') giveUp();
        if (!isEnterInLine(event)) return;
        event.preventDefault();
        if (complete) onClose();
      }}
    >
      <TextField
        name="edited_first"
        form=""
        label={first.label}
        value={one}
        autoFocus
        onChange={(event) => edit(event.currentTarget.value, two)}
      />
      <SecondField
        name="edited_second"
        form=""
        label={second.label}
        value={two}
        {...(second.rows && { rows: second.rows })}
        onChange={(event: { currentTarget: { value: string } }) => edit(one, event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button size="sm" variant="outline" disabled={!complete} onClick={onClose}>
          Tamam
        </Button>
        <Button size="sm" variant="quiet" onClick={giveUp}>
          Vazgec
        </Button>
      </div>
    </li>
  );
}
