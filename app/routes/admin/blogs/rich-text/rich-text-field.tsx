import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';

// The editor is large: it comes after the page, and only where somebody writes.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type RichTextFieldProps = {
  name: string;
  label: string;
  initial: string;
  onChange: () => void;
  error?: string | undefined;
};

/** HTML in and out. Until the editor is there, and without JavaScript for good, a plain field holds the same text. */
export function RichTextField({ name, label, initial, onChange, error }: RichTextFieldProps) {
  const id = useId();
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [html, setHtml] = useState(initial);
  const plain = (
    <textarea
      id={id}
      name={name}
      className="input h-[500px]"
      value={html}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => setHtml(event.target.value)}
    />
  );
  return (
    <div className="field">
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {hydrated ? (
        <Suspense fallback={plain}>
          <input type="hidden" name={name} value={html} />
          <RichTextEditor
            initial={html}
            labelId={`${id}-label`}
            onChange={(next) => {
              setHtml(next);
              onChange();
            }}
          />
        </Suspense>
      ) : (
        plain
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
