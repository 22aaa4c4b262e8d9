import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';

type AskTextProps = {
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** What is wrong with the text, if anything. */
  check?: (text: string) => string | null;
  /** Given where the text may be empty. */
  removeLabel?: string | undefined;
  onClose: () => void;
  onAnswer: (text: string) => void;
};

/** Asks the author for one line. In a portal, because a form cannot be inside another form. */
export function AskText({ title, label, hint, initial, check, removeLabel, onClose, onAnswer }: AskTextProps) {
  const [error, setError] = useState<string | null>(null);
  // React bubbles a portal's events to the form around the editor, which would handle them as its own.
  const keepHere = (event: SyntheticEvent) => event.stopPropagation();
  const answer = (text: string) => {
    onClose();
    onAnswer(text);
  };
  return createPortal(
    <Modal open onClose={onClose} title={title}>
      <form
        noValidate
        className="mt-4 grid grid-cols-1 gap-5"
        onInput={keepHere}
        onSubmit={(event) => {
          keepHere(event);
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
          const wrong = check?.(text) ?? null;
          if (wrong) setError(wrong);
          else answer(text);
        }}
      >
        <TextField
          name="text"
          label={label}
          hint={hint}
          defaultValue={initial}
          error={error ?? undefined}
          autoComplete="off"
          data-autofocus
        />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          {removeLabel && (
            <Button variant="quiet-danger" onClick={() => answer('')}>
              {removeLabel}
            </Button>
          )}
          <Button type="submit">Uygula</Button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}
