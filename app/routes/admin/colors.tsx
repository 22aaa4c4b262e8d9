import { data } from 'react-router';
import { z } from 'zod';
import { findColorRows } from '#app/features/colors/admin-queries.server.ts';
import { colorInput } from '#app/features/colors/color.ts';
import { addColor, deleteColor, setColorVisible } from '#app/features/colors/service.server.ts';
import { findTitle } from '#app/server/activity/record-activity.server.ts';
import { noteActivity } from '#app/server/activity.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/colors.ts';
import { AddColorForm } from './colors/add-color-form.tsx';
import { ColorTable } from './colors/color-table.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';

export async function loader() {
  return { colors: await findColorRows(db) };
}

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), name: z.string(), hex_code: z.string() }),
  z.object({ intent: z.literal('show'), id: z.uuid(), is_visible: z.enum(['true', 'false']) }),
  z.object({ intent: z.literal('delete'), id: z.uuid() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = change.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return failed('Renk eklenirken hata oluştu', 400);
  const wanted = parsed.data;
  switch (wanted.intent) {
    case 'add': {
      const input = colorInput.safeParse(wanted);
      if (!input.success) {
        const errors = z.flattenError(input.error).fieldErrors;
        const text = errors.name?.[0] ?? errors.hex_code?.[0] ?? 'Renk eklenirken hata oluştu';
        return data({ toast: { kind: 'error' as const, text }, errors, added: null }, { status: 400 });
      }
      const { id } = await addColor(db, input.data);
      await noteActivity(context, { action: 'create', entity: 'color', id, title: input.data.name });
      return done('Renk başarıyla eklendi', id);
    }
    case 'show': {
      const visible = wanted.is_visible === 'true';
      const shown = await setColorVisible(db, wanted.id, visible);
      if (!shown.ok) return failed('Renk görünürlüğü güncellenirken hata oluştu', 404);
      await noteActivity(context, { action: visible ? 'show' : 'hide', entity: 'color', id: wanted.id });
      return done('Renk görünürlüğü güncellendi');
    }
    case 'delete': {
      const title = await findTitle(db, 'color', wanted.id);
      const deleted = await deleteColor(db, wanted.id);
      if (!deleted.ok) return failed('Renk silinirken hata oluştu', 404);
      await noteActivity(context, { action: 'delete', entity: 'color', id: wanted.id, title });
      return done('Renk başarıyla silindi');
    }
  }
}

const done = (text: string, added: string | null = null) =>
  data({ toast: { kind: 'success' as const, text }, errors: null, added });
const failed = (text: string, status: number) =>
  data({ toast: { kind: 'error' as const, text }, errors: null, added: null }, { status });

export default function Colors({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Renk Yönetimi" text="Ürün görsellerine atadığınız renkler. Gizli renkler sitede görünmez.">
      <AddColorForm plainAnswer={actionData} />
      <ColorTable colors={loaderData.colors} />
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Renkleri yüklerken hata oluştu" />;
}
