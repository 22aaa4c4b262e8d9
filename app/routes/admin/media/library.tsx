import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { deleteFromLibrary, describePicture, descriptionInput } from '#app/features/media/describe-picture.server.ts';
import { findLibrary } from '#app/features/media/library.server.ts';
import { libraryHref, readLibraryQuery } from '#app/features/media/library-query.ts';
import { findPictureDetails } from '#app/features/media/picture-details.server.ts';
import { type Replaced, replacePicture, undoReplacement } from '#app/features/media/replace-picture.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { store } from '#app/server/store.server.ts';
import { idInput } from '#app/shared/ids.ts';
import { imageUrlInput } from '#app/shared/image-url-input.ts';
import { imageUrl } from '#app/shared/images.ts';
import { soManyOf } from '#app/shared/number-suffix.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { UploadButton } from '#app/ui/upload-drop.tsx';
import type { Route } from './+types/library.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryTiles } from './library-tiles.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { useLibraryUploads } from './use-library-uploads.ts';

const LIBRARY = href('/admin/media');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readLibraryQuery(url.searchParams);
  const path = url.searchParams.get('gorsel');
  const [library, chosen] = await Promise.all([
    findLibrary(db, query),
    path === null ? undefined : findPictureDetails(db, path, context.get(adminContext)),
  ]);
  // Deleted, by this person or by somebody else.
  if (path !== null && !chosen) throw redirect(libraryHref(LIBRARY, query, {}));
  return { query, library, chosen: chosen ?? null };
}

const path = z.string().min(1).max(300);
const change = z.discriminatedUnion('intent', [
  descriptionInput.extend({ intent: z.literal('describe'), path }),
  z.object({ intent: z.literal('delete'), path }),
  z.object({ intent: z.literal('replace'), path, with: imageUrlInput() }),
  z.object({ intent: z.literal('undo-replace'), replacement: idInput }),
]);

const GONE = 'Bu görsel artık yok. Sayfayı yenileyin.';

export async function action({ request, context }: Route.ActionArgs) {
  const wanted = parseIntent(await request.formData(), change);
  const actor = context.get(adminContext);
  switch (wanted.intent) {
    case 'describe': {
      const { intent: _, path, ...description } = wanted;
      return (await describePicture(db, actor, path, description))
        ? say('success', 'Görsel bilgileri kaydedildi')
        : data(say('error', GONE), { status: 404 });
    }
    case 'delete':
      return (await deleteFromLibrary(db, store, actor, wanted.path))
        ? say('success', 'Görsel silindi')
        : data(say('error', await whyNotDeleted(wanted.path, actor)), { status: 409 });
    case 'replace': {
      const replaced = await replacePicture(db, actor, imageUrl(wanted.path), wanted.with);
      if (!replaced.ok) return data(say('error', NOT_REPLACED[replaced.reason]), { status: 409 });
      const { id, places } = replaced;
      const undo = { to: LIBRARY, fields: { intent: 'undo-replace', replacement: id } };
      return { toast: { kind: 'success' as const, text: `Görsel ${places} yerde değişti.`, undo } };
    }
    case 'undo-replace': {
      const undone = await undoReplacement(db, actor, wanted.replacement);
      if (!undone.ok) return data(say('error', NOT_REPLACED[undone.reason]), { status: 409 });
      const skipped = undone.skipped > 0 ? ` ${undone.skipped} kayıt bu arada değiştiği için olduğu gibi kaldı.` : '';
      return say('success', `Görsel değişikliği geri alındı.${skipped}`);
    }
  }
}

const NOT_REPLACED: Record<Extract<Replaced, { ok: false }>['reason'], string> = {
  'not-found': 'Bu değişiklik artık geri alınamıyor.',
  'not-used': 'Bu görseli artık hiçbir kayıt kullanmıyor.',
  'not-ours': 'Yalnızca kitaplıktaki bir görsel seçilebilir.',
  same: 'Aynı görseli seçtiniz; yerine başka bir görsel seçin.',
  'pictures-gone': 'Seçilen görsel bu arada silinmiş.',
  'changed-meanwhile': 'Görsel değiştirilirken bir hata oluştu',
  'slug-taken': 'Görsel değiştirilirken bir hata oluştu',
};

async function whyNotDeleted(path: string, reader: { id: string }): Promise<string> {
  const details = await findPictureDetails(db, path, reader);
  if (!details) return GONE;
  return details.uses.length > 0
    ? 'Kullanılan bir görsel silinemez; önce değiştirin.'
    : 'Bu görsel bir kaydın geçmişinde ya da çöp kutusunda; şimdilik silinemez.';
}

const say = (kind: 'success' | 'error', text: string) => ({ toast: { kind, text } });

export default function Library({ loaderData: { query, library, chosen } }: Route.ComponentProps) {
  const uploads = useLibraryUploads();
  const narrowed = query.filter !== '' || query.show !== undefined;
  // Where there is no room beside the list, an open picture stands instead of it.
  const unlessOpen = chosen ? 'max-xl:hidden' : undefined;
  const back = { to: libraryHref(LIBRARY, query, {}), label: 'Görseller' };
  return (
    <AdminPage
      wide
      title="Görseller"
      text="Sitedeki bütün fotoğraflar. Bir görseli bir kez yükleyin, her yerde kullanın."
      actions={
        <UploadButton
          label="Görsel yükle"
          size="md"
          variant="primary"
          multiple
          className={unlessOpen}
          onFiles={uploads.upload}
        />
      }
    >
      <div className={unlessOpen}>
        <LibraryFilters query={query} counts={library.counts} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={unlessOpen}>
          {library.tiles.length > 0 || uploads.uploads.length > 0 ? (
            <LibraryTiles
              tiles={library.tiles}
              uploads={uploads}
              chosen={chosen?.path}
              hrefFor={(picture) => libraryHref(LIBRARY, query, { picture })}
            />
          ) : (
            <EmptyState
              drawing={<Icon name="photo" className="size-14" />}
              title={narrowed ? 'Aramanıza uyan görsel yok.' : 'Kitaplık boş. İlk fotoğrafı yükleyin.'}
            />
          )}
          {library.hasMore && (
            <p className="mt-6 text-center text-stone-600">
              {`${library.total} görselden ${soManyOf(library.tiles.length)} gösteriliyor. `}
              <Link
                className="link inline-flex min-h-11 items-center"
                to={libraryHref(LIBRARY, query, { page: library.page + 1, ...(chosen && { picture: chosen.path }) })}
                preventScrollReset
              >
                Devamını göster
              </Link>
            </p>
          )}
        </div>
        {chosen && (
          <aside aria-label="Seçili görsel" className="min-w-0">
            <Link to={back.to} className="mb-3 inline-flex min-h-11 items-center gap-2 text-sm font-semibold xl:hidden">
              <Icon name="left" className="size-5" />
              {back.label}
            </Link>
            <PicturePanel key={chosen.path} details={chosen} />
          </aside>
        )}
      </div>
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Görseller yüklenirken bir hata oluştu" />;
}
