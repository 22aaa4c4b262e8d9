import { useEffect } from 'react';
import { href, isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { isConnectionError, NO_CONNECTION } from '#app/shared/connection.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useRequestReference } from '#app/ui/request-reference.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { AdminPage } from './page.tsx';
import type { Spelling } from './spelling.ts';

const texts = {
  plain: {
    missing: 'Aradiginiz kayit silinmis olabilir.',
    failed: 'Yeniden deneyin; duzelmezse birkac dakika bekleyin.',
    notDone: 'Islem yapilamadi',
    reference: 'Bize yazarsaniz su kodu iletin:',
    toList: 'Listeye Don',
    toStart: 'Panele Don',
  },
  turkish: {
    missing: 'Aradığınız kayıt silinmiş olabilir.',
    failed: 'Yeniden deneyin; düzelmezse birkaç dakika bekleyin.',
    notDone: 'İşlem yapılamadı',
    reference: 'Bize yazarsanız şu kodu iletin:',
    toList: 'Listeye Dön',
    toStart: 'Panele Dön',
  },
};

type LoadFailureProps = {
  error: unknown;
  /** The screen's own sentence of the error catalogue; shown as a toast and on the page. */
  text?: string;
  spelling?: Spelling;
};

/**
 * For a screen's `ErrorBoundary`: `({ error }) => <LoadFailure error={error} text="Urunler yuklenirken …" />`. The
 * frame around it stays usable.
 */
export function LoadFailure({ error, text, spelling = 'turkish' }: LoadFailureProps) {
  const words = texts[spelling];
  const reference = useRequestReference();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // An unknown intent (`parseIntent`), of which the list itself can be loaded, or a role that may not do this.
  const isRefused = isRouteErrorResponse(error) && (status === 400 || status === 403);
  const refusal = isRefused && typeof error.data === 'string' ? error.data : null;
  const missing = status === 404;
  const noConnection = isConnectionError(error) ? NO_CONNECTION[spelling] : undefined;
  const list = status === 403 ? href('/admin/dashboard') : refusal ? pathname : listAbove(pathname);
  useEffect(() => {
    if (text && !refusal) showToast({ kind: 'error', text, detail: noConnection });
  }, [text, refusal, noConnection]);

  return (
    <AdminPage title={refusal ? words.notDone : missing && !text ? 'Kayıt bulunamadı' : (text ?? 'Bir sorun oluştu')}>
      <p className="mt-4 text-stone-600">{refusal ?? noConnection ?? (missing ? words.missing : words.failed)}</p>
      {status >= 500 && !noConnection && reference && (
        <p className="mt-2 text-stone-600">
          {words.reference} <strong suppressHydrationWarning>{reference}</strong>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {!missing && !refusal && (
          <Button variant="outline" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Yeniden Dene
          </Button>
        )}
        {list && (
          <ButtonLink variant="outline" to={list}>
            {status === 403 ? words.toStart : words.toList}
          </ButtonLink>
        )}
      </div>
    </AdminPage>
  );
}

/** The list that a single record belongs to: /admin/products of /admin/products/…/edit. */
function listAbove(pathname: string): string | null {
  const list = pathname.split('/').slice(0, 3).join('/');
  return list === pathname ? null : list;
}
