import { href, useFetcher } from 'react-router';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { NavLink } from '#app/ui/nav-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MESSAGES, SITE_PLACES } from './places.tsx';
import { PlacesSheet } from './places-sheet.tsx';
import { hasUnsavedChanges, leaveQuestion } from './unsaved-changes.tsx';

type TopBarProps = { email: string; unread: number; onSheetToggle: (open: boolean) => void };

export function TopBar({ email, unread, onSheetToggle }: TopBarProps) {
  return (
    <div className="flex h-16 items-center gap-2 px-3 min-[375px]:px-4 md:px-6">
      <Link
        to={href('/admin')}
        className="flex min-h-11 flex-none items-center gap-2.5 large:hidden font-display text-[1.0625rem] whitespace-nowrap min-[375px]:text-[1.1875rem] lg:w-[14rem]"
      >
        <BrandMark className="flex-none text-forest-800 max-[439px]:hidden" />
        Admin Paneli
      </Link>
      <SiteNavigation unread={unread} />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2 lg:gap-3">
        <AccountMenu email={email} />
        <Envelope unread={unread} />
        <PlacesSheet email={email} unread={unread} onToggle={onSheetToggle} />
        <SignOut />
      </div>
    </div>
  );
}

/** From lg, beginning where the content begins. */
function SiteNavigation({ unread }: { unread: number }) {
  return (
    <nav aria-label="Site ve iş" className="flex flex-none gap-7 pl-10 max-lg:hidden">
      {SITE_PLACES.map(({ label, to }) => (
        <NavLink key={to} to={to} className="nav-link">
          {label}
          {to === MESSAGES && unread > 0 && (
            <>
              <CountBadge count={unread} />
              <VisuallyHidden> okunmamış</VisuallyHidden>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

function Envelope({ unread }: { unread: number }) {
  return (
    <Link
      to={MESSAGES}
      aria-label={`${unread} okunmamış mesaj`}
      className="relative grid size-11 flex-none place-items-center lg:hidden"
    >
      <Icon name="mail" />
      {unread > 0 && <CountBadge count={unread} hidden className="absolute top-0.5 right-0" />}
    </Link>
  );
}

function SignOut() {
  const fetcher = useFetcher();
  const { confirm, dialog } = useConfirm();
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/logout')}
      className="sign-out flex-none"
      onSubmit={async (event) => {
        if (!hasUnsavedChanges()) return;
        event.preventDefault();
        if (await confirm(leaveQuestion.turkish))
          fetcher.submit(null, { method: 'post', action: href('/admin/logout') });
      }}
    >
      <Button type="submit" size="sm" variant="outline" busy={fetcher.state !== 'idle'}>
        <Icon name="out" />
        <span className="large:sr-only">Çıkış Yap</span>
      </Button>
      {dialog}
    </fetcher.Form>
  );
}
