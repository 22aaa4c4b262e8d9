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

/** HTML in and out. Until the editor is there, and without JavaScript for good, a plain field holds the same text. */
export function RichTextField({ name, label, initial, onChange, error }: RichTextFieldProps) {
  const id = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState(initial);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);

  // The editor is large: it comes after the page, and only where somebody writes. One plain field stands there until
  // then, from the server's HTML on, so that nothing typed early is lost when the editor takes its place.
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
