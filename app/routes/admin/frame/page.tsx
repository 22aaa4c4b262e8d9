import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { HelpLink } from './help-link.tsx';

type AdminPageProps = {
  title: string;
  /** One line under the title. */
  text?: ReactNode;
  /** Way back to the list, above the title of a form. */
  back?: { to: string; label: string; state?: object };
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A `SaveBar`, which sticks to the foot of the window. */
  footer?: ReactNode;
  /** For a screen with a panel beside its list. */
  wide?: boolean;
  children: ReactNode;
};

/** The inside of an admin screen: heading with its buttons, content, and the bar at its foot. */
export function AdminPage({ title, text, back, actions, footer, wide = false, children }: AdminPageProps) {
  return (
    <>
      <title>{`${title} | Admin Paneli`}</title>
      <div
        className={classNames(
          'w-full flex-1 px-4 min-[120rem]:mx-auto pt-6 pb-16 md:px-8 md:pt-10 lg:px-12',
          wide ? 'max-w-[92rem]' : 'max-w-[76rem]',
        )}
      >
        {back && (
          <Link
            to={back.to}
            state={back.state}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
          >
            <Icon name="left" className="size-5" />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <div className="flex items-center gap-1">
              <h1 className="text-[1.75rem] leading-tight tracking-[-.02em] md:text-[2.125rem]">{title}</h1>
              <HelpLink />
            </div>
            {text && <p className="mt-1.5 text-stone-600">{text}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">{actions}</div>}
        </div>
        {children}
      </div>
      {footer}
    </>
  );
}
