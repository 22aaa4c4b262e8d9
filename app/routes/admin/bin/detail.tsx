import { data, href } from 'react-router';
import { findBinned } from '#app/features/bin/admin-queries.server.ts';
import { findLinkNames } from '#app/features/history/admin-queries.server.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { FieldPictures } from '#app/routes/admin/history/field-pictures.tsx';
import { HISTORY_KINDS } from '#app/routes/admin/history/kinds.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { entityText } from '#app/shared/activity.ts';
import { isId } from '#app/shared/ids.ts';
import { type RecordField, textField } from '#app/shared/record-fields.ts';
import type { Route } from './+types/detail.ts';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const found = isId(id) ? await findBinned(db, context.get(adminContext), id) : undefined;
  if (!found) throw data(null, { status: 404 });
  const { entity, title, user_email, deleted, state } = found;
  const fields = HISTORY_KINDS[entity]?.fieldsOf(id, state, await findLinkNames(db)) ?? rowFields(state);
  const pictures = await findPictures(
    db,
    fields.flatMap((field) => ('pictures' in field ? field.pictures : [])),
  );
  return {
    title,
    text: `${entityText(entity)}. ${user_email} sildi, ${deleted}`,
    fields: fields.map((field) => ('pictures' in field ? { ...field, pictures: field.pictures.map(pictures) } : field)),
  };
}

/** Of a message or a subscriber, what a person wrote. */
const ROW_LABELS = { name: 'Ad', email: 'E-posta', phone: 'Telefon', message: 'Mesaj', consent_text: 'Onay metni' };

const rowFields = (row: Record<string, unknown>): RecordField[] =>
  Object.entries(ROW_LABELS).flatMap(([name, label]) => (row[name] ? [textField(name, label, String(row[name]))] : []));

export default function BinnedRecord({ loaderData: { title, text, fields } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} text={text} back={{ to: href('/admin/bin'), label: 'Çöp kutusu' }}>
      <dl className="panel mt-8 divide-y divide-stone-200">
        {fields.map((field) => (
          <div key={field.key} className="grid gap-x-6 gap-y-1 px-5 py-4 md:grid-cols-[11rem_minmax(0,1fr)] md:px-7">
            <dt className="text-sm font-semibold wrap-anywhere">{field.label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              {'pictures' in field ? (
                <FieldPictures changed={false} before={[]} after={field.pictures} />
              ) : (
                field.text || <span className="text-stone-600">boş</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Silinen kayıt yüklenirken bir hata oluştu" />;
}
