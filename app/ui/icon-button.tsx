import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The accessible name, e.g. "Masif Deck 140: yukarı taşı". */
  label: string;
  danger?: boolean;
  /** `lg`: as high as a field, to stand beside one. */
  size?: 'md' | 'lg';
};

export function IconButton({
  icon,
  label,
  danger = false,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-btn', size === 'lg' && 'icon-btn-lg', danger && 'icon-btn-danger', className)}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
