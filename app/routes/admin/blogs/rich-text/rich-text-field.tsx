import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type RichTextFieldProps = {
  name: string;
  label: string;
  initial: string;
  onChange: () => void;
  error?: string | undefined;
};

/** A field of HTML. Until the editor has loaded, and without JavaScript always, it is a plain text area. */
export function RichTextField({ name, label, initial, onChange, error }: RichTextFieldProps) {
  const id = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState(initial);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);

  // The editor is large, so it is loaded after the page. What was typed into the text area until then goes into it.
  useEffect(() => {
    let gone = false;
    void import('./rich-text-editor.tsx').then((module) => {
      if (gone) return;
      if (plain.current) setHtml(plain.current.value);
      setEditor(() => module.default);
    });
    return () => {
      gone = true;
    };
  }, []);

  return (
    <div className="field">
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {Editor ? (
        <>
          <input type="hidden" name={name} value={html} />
          <Editor
            initial={html}
            labelId={`${id}-label`}
            onChange={(next) => {
              setHtml(next);
              onChange();
            }}
          />
        </>
      ) : (
        <textarea
          id={id}
          ref={plain}
          name={name}
          className="input h-[500px]"
          defaultValue={initial}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onChange}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
