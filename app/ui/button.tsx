import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

export type ButtonVariant =
  | 'primary'
  | 'outline'
  | 'light'
  | 'outline-dark'
  | 'chat'
  | 'danger'
  | 'quiet'
  | 'quiet-danger';

type ButtonLook = { variant?: ButtonVariant; size?: 'md' | 'sm'; className?: string };

/** The look of a button, for elements that are none (a label around a file input). */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook) {
  return classNames('btn', `btn-${variant}`, size === 'sm' && 'btn-sm', className);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Disabled, showing `busyLabel` in place of its content. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  className,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, className })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size, className })} {...rest} />;
}

export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<typeof ExternalLink> & ButtonLook) {
  return <ExternalLink className={buttonClass({ variant, size, className })} {...rest} />;
}
