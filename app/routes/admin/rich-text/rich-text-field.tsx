import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';
import { PartFailed } from '#app/ui/part-failed.tsx';
import { whenAnswered } from '#app/ui/when-answered.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type RichTextFieldProps = {
  name: string;
  label: string;
  initial: string;
  onChange: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** `short` for one of several texts on a page. */
  height?: 'tall' | 'short';
};

const loadEditor = whenAnswered(() => import('./rich-text-editor.tsx'));
const HEIGHTS = { tall: 'h-[500px]', short: 'h-60' };

/** A field of HTML. Until the editor has loaded, and without JavaScript always, it is a plain text area. */
export function RichTextField({ name, label, initial, onChange, hint, error, height = 'tall' }: RichTextFieldProps) {
  const id = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState(initial);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const [isFailed, setIsFailed] = useState(false);

  // The editor is large, so it is loaded after the page. What was typed into the text area until then goes into it.
  useEffect(() => {
    if (isFailed) return;
    let gone = false;
    loadEditor().then(
      (module) => {
        if (gone) return;
        if (plain.current) setHtml(plain.current.value);
        setEditor(() => module.default);
      },
      () => setIsFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [isFailed]);

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
            className={HEIGHTS[height]}
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
          className={`input ${HEIGHTS[height]}`}
          defaultValue={initial}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onChange}
        />
      )}
      {isFailed && <PartFailed what="Düzenleyici" retry={() => setIsFailed(false)} />}
      {hint && <p className="hint">{hint}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
