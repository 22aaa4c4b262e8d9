import { href, Link, NavLink, useFetcher } from 'react-router';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { hasUnsavedChanges, leaveQuestion } from './unsaved-changes.tsx';

export function TopBar({ email, unread }: { email: string; unread: number }) {
  return (
    <div className="flex h-16 items-center justify-between gap-2 px-3 min-[375px]:px-4 sm:gap-4 md:px-6">
      <Link
        to={href('/admin')}
        className="flex min-h-11 items-center gap-2.5 font-display text-[1.0625rem] whitespace-nowrap min-[375px]:text-[1.1875rem]"
      >
        <BrandMark className="flex-none text-forest-800 max-[439px]:hidden" />
        Admin Paneli
      </Link>
      <NavLink
        to={href('/admin/site')}
        className="mr-auto ml-6 hidden min-h-16 items-center border-b-[3px] border-transparent pt-[3px] text-sm font-semibold hover:text-forest-800 aria-[current]:border-teak-600 lg:flex"
      >
        Site bilgileri
      </NavLink>
      <div className="flex min-w-0 items-center sm:gap-2 md:gap-5">
        <Link
          to={href('/admin/account')}
          aria-label={`Hesabım: ${email}`}
          className="flex min-h-11 min-w-11 items-center justify-center text-sm text-stone-600 hover:text-forest-800 sm:min-w-0"
        >
          <Icon name="user" className="text-ink sm:hidden" />
          <span className="truncate max-sm:hidden">{email}</span>
        </Link>
        <Envelope unread={unread} />
        <SignOut />
      </div>
    </div>
  );
}

function Envelope({ unread }: { unread: number }) {
  return (
    <Link
      to={href('/admin/messages')}
      aria-label={`${unread} okunmamış mesaj`}
      className="relative grid size-11 flex-none place-items-center"
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
      className="sign-out ml-1.5 flex-none sm:ml-0"
      onSubmit={async (event) => {
        if (!hasUnsavedChanges()) return;
        event.preventDefault();
        if (await confirm(leaveQuestion.turkish))
          fetcher.submit(null, { method: 'post', action: href('/admin/logout') });
      }}
    >
      <Button type="submit" size="sm" variant="outline" busy={fetcher.state !== 'idle'}>
        <Icon name="out" />
        <span>Çıkış Yap</span>
      </Button>
      {dialog}
    </fetcher.Form>
  );
}
