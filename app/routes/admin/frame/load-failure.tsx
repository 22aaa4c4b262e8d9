import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useRequestReference } from '#app/ui/request-reference.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { AdminPage } from './page.tsx';

type LoadFailureProps = {
  error: unknown;
  /** The screen's own sentence of the error catalogue; shown as a toast and on the page. */
  text?: string;
};

/**
 * For a screen's `ErrorBoundary`: `({ error }) => <LoadFailure error={error} text="Urunler yuklenirken …" />`. The
 * frame around it stays usable.
 */
export function LoadFailure({ error, text }: LoadFailureProps) {
  const reference = useRequestReference();
  const { revalidate, state } = useRevalidator();
  const list = useListAbove();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const sentence = missing && !text ? 'Kayıt bulunamadı' : (text ?? 'Bir sorun oluştu');
  useEffect(() => {
    if (text) showToast({ kind: 'error', text });
  }, [text]);

  return (
    <AdminPage title={sentence}>
      <p className="mt-4 text-stone-600">
        {missing ? 'Aradığınız kayıt silinmiş olabilir.' : 'Yeniden deneyin; düzelmezse birkaç dakika bekleyin.'}
      </p>
      {!missing && reference && (
        <p className="mt-2 text-stone-600">
          Bize yazarsanız şu kodu iletin: <strong suppressHydrationWarning>{reference}</strong>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {!missing && (
          <Button variant="outline" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Yeniden Dene
          </Button>
        )}
        {list && (
          <ButtonLink variant="outline" to={list}>
            Listeye Dön
          </ButtonLink>
        )}
      </div>
    </AdminPage>
  );
}

/** The list that a single record belongs to: /admin/products of /admin/products/…/edit. */
function useListAbove(): string | null {
  const { pathname } = useLocation();
  const list = pathname.split('/').slice(0, 3).join('/');
  return list === pathname ? null : list;
}
