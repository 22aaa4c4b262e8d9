import { type ReactNode, useState } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type FileChoice = {
  /** The visible words, and with them the input's name. */
  label: ReactNode;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  accept?: string;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  className?: string;
};

const PICTURES = 'image/jpeg,image/png,image/webp';

/** Presentational: hands over what was chosen or dropped; checking and sending is the caller's. */
export function UploadDrop({
  label,
  hint,
  icon = 'upload',
  className,
  onFiles,
  ...rest
}: FileChoice & { hint?: ReactNode; icon?: IconName }) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={classNames('drop', className)}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!rest.disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!rest.disabled && files.length > 0) onFiles(rest.multiple ? files : files.slice(0, 1));
      }}
    >
      <span className="grid justify-items-center gap-1.5">
        <Icon name={icon} className="size-7 text-teak-600" />
        <span className="font-semibold">{label}</span>
        {hint && <span className="hint">{hint}</span>}
      </span>
      <FileInput onFiles={onFiles} {...rest} />
    </label>
  );
}

/** "Değiştir" beside a picture that is already there. */
export function UploadButton({ label, className, onFiles, ...rest }: FileChoice) {
  return (
    <label className={buttonClass({ variant: 'outline', size: 'sm', className: classNames('relative', className) })}>
      <Icon name="upload" />
      {label}
      <FileInput onFiles={onFiles} {...rest} />
    </label>
  );
}

function FileInput({ onFiles, accept = PICTURES, ...rest }: Omit<FileChoice, 'label' | 'className'>) {
  return (
    <input
      type="file"
      accept={accept}
      className="sr-only"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Emptied, so that choosing the same file again is a change.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
      {...rest}
    />
  );
}
