import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

/** A colour as a grooved little board. Without a colour it shows four stripes: "Tümü". The name stands beside it. */
export function SampleBoard({ color, size }: { color?: string | undefined; size?: 'sm' }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('sample-board', !color && 'sample-all', size === 'sm' && 'sample-board-sm')}
      style={color ? ({ '--c': color } as CSSProperties) : undefined}
    />
  );
}

type Sample = {
  name: string;
  /** Hex code; leave it out for "Tümü". */
  color?: string | undefined;
};

type SampleButtonProps = Omit<ComponentProps<'button'>, 'color' | 'name' | 'children'> & Sample & { pressed: boolean };

export function SampleButton({ name, color, pressed, className, type = 'button', ...rest }: SampleButtonProps) {
  return (
    <button type={type} className={classNames('sample', className)} aria-pressed={pressed} {...rest}>
      <SampleBoard color={color} />
      {name}
    </button>
  );
}

type SampleLinkProps = Omit<ComponentProps<typeof Link>, 'color' | 'children'> & Sample & { current?: boolean };

export function SampleLink({ name, color, current = false, className, ...rest }: SampleLinkProps) {
  return (
    <Link className={classNames('sample', className)} aria-current={current ? 'true' : undefined} {...rest}>
      <SampleBoard color={color} />
      {name}
    </Link>
  );
}

/** The choice of colours: `legend` names the group, the samples follow in a grid. */
export function SampleGroup({
  legend,
  children,
  className,
}: {
  legend: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="font-semibold">{legend}</legend>
      <div className="samples mt-3">{children}</div>
    </fieldset>
  );
}

/** The colours of a product on its card. */
export function ColorTicks({
  colors,
  className,
}: {
  colors: readonly { name: string; color: string }[];
  className?: string;
}) {
  if (colors.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={`Renkler: ${colors.map((color) => color.name).join(', ')}`}
      className={classNames('flex flex-wrap gap-1', className)}
    >
      {colors.map((color) => (
        <span key={color.name} className="tick" style={{ backgroundColor: color.color }} />
      ))}
    </span>
  );
}
