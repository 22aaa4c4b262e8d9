import { type ReactNode, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Role } from '#app/shared/roles.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { ToastMessage } from '#app/ui/toast.tsx';
import type { Undo } from '#app/ui/toast-store.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Keys } from './keys.tsx';
import { Sidebar, TabStrip } from './navigation.tsx';
import { useAnnounceSession, useSessionWatch, useUnread } from './session-watch.ts';
import { ShrinkDialog } from './shrink-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { TopBar } from './top-bar.tsx';

export type FrameData = {
  admin: { id: string; email: string; role: Role };
  unread: number;
  toast: (ToastMessage & { saved?: string | undefined }) | null;
};

/** Top bar, menu and content of every admin screen; an error is shown inside it too. */
export function Frame({ admin, unread, toast, children }: FrameData & { children: ReactNode }) {
  const { pathname } = useLocation();
  const checking = useSessionWatch(admin.email);
  const pending = useIsPageOnItsWay();
  const [sheetOpen, setSheetOpen] = useState(false);
  // Without JavaScript there are no toasts: the text is part of the page.
  const hydrated = useHydrated();
  useAnnounceSession(admin.id);
  return (
    <div className="min-h-svh bg-stone-50">
      <a href="#icerik" className="skip-link">
        İçeriğe geç
      </a>
      <header className="safe-sides top-safe sticky z-40 border-b hairline bg-white">
        <TopBar email={admin.email} unread={useUnread(unread)} onSheetToggle={setSheetOpen} />
        <TabStrip pathname={pathname} inert={sheetOpen} />
      </header>
      <div className="safe-sides lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Sidebar />
        <main
          id="icerik"
          tabIndex={-1}
          inert={sheetOpen}
          className="flex min-h-[calc(100svh-7.7rem)] min-w-0 flex-col outline-none lg:min-h-[calc(100svh-4.0625rem)]"
        >
          {toast && !hydrated && (
            <div role="status" className="bg-white px-4 py-3 font-semibold md:px-8 lg:px-12">
              {toast.text} {toast.detail}{' '}
              {toast.link && (
                <a className="link" href={toast.link.to}>
                  {toast.link.label}
                </a>
              )}
              {toast.undo && <UndoForm {...toast.undo} />}
            </div>
          )}
          {children}
        </main>
        {checking && <Veil label="Oturum kontrol ediliyor..." className="bg-stone-50" />}
        {pending && <Veil label="Yükleniyor..." className="bg-stone-50/85" />}
      </div>
      <ShrinkDialog />
      <SignInDialog email={admin.email} />
      <Keys />
    </div>
  );
}

function UndoForm({ to, fields }: Undo) {
  return (
    <form method="post" action={to} className="inline">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="link">
        Geri al
      </button>
    </form>
  );
}

/** True while a link is being followed. A form that is being saved shows that itself. */
function useIsPageOnItsWay(): boolean {
  const { state, formMethod } = useNavigation();
  return state === 'loading' && formMethod !== 'POST';
}

/**
 * Over the content only, so that the menu stays usable, and without replacing it, so that an open form keeps what was
 * typed and the focus. Before the short delay after which it is shown (`wait-veil`) it takes no clicks.
 */
function Veil({ label, className }: { label: string; className: string }) {
  return (
    <Spinner
      label={label}
      className={classNames(
        'wait-veil fixed inset-0 top-[7.7rem] z-30 lg:top-[4.0625rem] lg:left-[15.5rem]',
        className,
      )}
    />
  );
}
