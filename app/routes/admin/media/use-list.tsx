import { href } from 'react-router';
import type { ShownUse } from '#app/features/media/picture-details.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';

/** Where a picture is used, each place with the way to its form. */
export function UseList({ uses }: { uses: ShownUse[] }) {
  return (
    <section>
      <h3 className="mt-6 font-sans text-base font-semibold">Kullanıldığı yerler ({uses.length})</h3>
      <ul className="mt-2">
        {uses.map((use, index) => {
          const form = formOf(use);
          const words = (
            <span className="min-w-0">
              <b className="block truncate font-semibold">{use.title}</b>
              <span className="block text-sm text-stone-600">{use.place}</span>
            </span>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record may show the picture twice at the same kind of place
            <li key={index} className="border-t hairline">
              {form ? (
                <Link className="flex min-h-11 items-center justify-between gap-3 py-2" to={form}>
                  {words}
                  <Icon name="next" className="size-5 flex-none" />
                </Link>
              ) : (
                <span className="flex min-h-11 items-center py-2">{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The form in which the place can be changed; undefined where there is none, or where it is somebody else's. */
function formOf({ kind, openId }: ShownUse): string | undefined {
  if (kind === 'page') return href('/admin/site');
  if (!openId) return undefined;
  const id = { id: openId };
  switch (kind) {
    case 'product':
      return href('/admin/products/:id/edit', id);
    case 'project':
      return href('/admin/projects/:id/edit', id);
    case 'gallery':
      return href('/admin/gallery/:id/edit', id);
    case 'post':
      return href('/admin/blogs/:id/edit', id);
  }
}
