import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The accessible name, e.g. "Masif Deck 140: yukarı taşı". */
  label: string;
  danger?: boolean;
};

export function IconButton({ icon, label, danger = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-btn', danger && 'icon-btn-danger', className)}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
