import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type FileChoice = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'defaultValue'> & {
  /** The visible words, and with them the input's accessible name. */
  label: ReactNode;
  onFiles: (files: File[]) => void;
};

/**
 * Presentational: hands over what was chosen or dropped; checking and sending is the caller's. With a `name` the input
 * keeps its file, so that the form can send it; without one it is emptied after each choice.
 */
export function UploadDrop({
  label,
  hint,
  icon = 'upload',
  id,
  className,
  ...input
}: FileChoice & { hint?: ReactNode; icon?: IconName }) {
  const ownId = useId();
  const [over, setOver] = useState(false);
  return (
    <label
      htmlFor={id ?? ownId}
      className={classNames('drop', className)}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!input.disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const control = event.currentTarget.control;
        if (input.disabled || !(control instanceof HTMLInputElement)) return;
        // Dropping is choosing: the files go the input's own way.
        control.files = event.dataTransfer.files;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }}
    >
      <span className="grid justify-items-center gap-1.5">
        <Icon name={icon} className="size-7 text-teak-600" />
        <span className="font-semibold">{label}</span>
        {hint && <span className="hint">{hint}</span>}
      </span>
      <FileInput {...input} id={id ?? ownId} />
    </label>
  );
}

/** "Değiştir" beside a picture that is already there. */
export function UploadButton({
  label,
  id,
  size = 'sm',
  variant = 'outline',
  className,
  ...input
}: Omit<FileChoice, 'size'> & { size?: 'md' | 'sm' | 'field'; variant?: 'primary' | 'outline' }) {
  const ownId = useId();
  return (
    <label
      htmlFor={id ?? ownId}
      className={classNames(
        buttonClass({ variant, size: size === 'md' ? 'md' : 'sm' }),
        'relative',
        size === 'field' && 'btn-beside-field',
        className,
      )}
    >
      <Icon name="upload" />
      {label}
      <FileInput {...input} id={id ?? ownId} />
    </label>
  );
}

function FileInput({ onFiles, accept = 'image/jpeg,image/png,image/webp', ...rest }: Omit<FileChoice, 'label'>) {
  return (
    <input
      {...rest}
      type="file"
      accept={accept}
      className="sr-only"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Emptied, so that choosing the same file again is a change.
        if (!rest.name) event.target.value = '';
        if (files.length > 0) onFiles(rest.multiple ? files : files.slice(0, 1));
      }}
    />
  );
}
