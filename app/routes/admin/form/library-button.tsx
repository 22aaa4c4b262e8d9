import { useState } from 'react';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';

const LABEL: Record<Spelling, string> = { plain: 'Kitapliktan sec', turkish: 'Kitaplıktan seç' };

type LibraryButtonProps = Omit<PicturePickerProps, 'onClose'> & {
  spelling?: Spelling;
  /** In front of the button's words for screen readers, where a form has several of them. */
  field?: string;
  disabled?: boolean;
  size?: 'sm' | 'field';
  className?: string;
};

/** Beside every upload: the same picture can come from the library. */
export function LibraryButton({
  spelling = 'turkish',
  field,
  disabled,
  size = 'sm',
  className,
  onUse,
  ...picker
}: LibraryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={classNames(size === 'field' && 'btn-beside-field', className)}
        aria-label={field && `${field}: ${LABEL[spelling].toLocaleLowerCase('tr')}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="photo" />
        {LABEL[spelling]}
      </Button>
      {open && (
        <PicturePicker
          {...picker}
          onClose={() => setOpen(false)}
          onUse={(pictures) => {
            setOpen(false);
            onUse(pictures);
          }}
        />
      )}
    </>
  );
}
