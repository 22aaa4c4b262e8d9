import { data } from 'react-router';
import { z } from 'zod';
import { findColorRows } from '#app/features/colors/admin-queries.server.ts';
import { colorInput } from '#app/features/colors/color.ts';
import { addColor, deleteColor, setColorVisible } from '#app/features/colors/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { idInput } from '#app/shared/ids.ts';
import type { Route } from './+types/colors.ts';
import { AddColorForm } from './colors/add-color-form.tsx';
import type { ColorAnswer } from './colors/color-answer.ts';
import { ColorTable } from './colors/color-table.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';
import { parseIntent } from './list/parse-intent.ts';

export async function loader() {
  return { colors: await findColorRows(db) };
}

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), name: z.string(), hex_code: z.string() }),
  z.object({ intent: z.literal('show'), id: idInput, is_visible: z.stringbool() }),
  z.object({ intent: z.literal('delete'), id: idInput }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const wanted = parseIntent(await request.formData(), change);
  const actor = context.get(adminContext);
  switch (wanted.intent) {
    case 'add': {
      const input = colorInput.safeParse(wanted);
      if (!input.success) {
        const errors = z.flattenError(input.error).fieldErrors;
        const text = errors.name?.[0] ?? errors.hex_code?.[0] ?? 'Renk eklenirken hata oluştu';
        return data<ColorAnswer>({ toast: { kind: 'error', text }, errors, added: null }, { status: 400 });
      }
      const { id } = await addColor(db, actor, input.data);
      return done('Renk başarıyla eklendi', id);
    }
    case 'show': {
      const shown = await setColorVisible(db, actor, wanted.id, wanted.is_visible);
      if (!shown.ok) return failed('Renk görünürlüğü güncellenirken hata oluştu', 404);
      return done('Renk görünürlüğü güncellendi');
    }
    case 'delete': {
      const deleted = await deleteColor(db, actor, wanted.id);
      if (!deleted.ok) return failed('Renk silinirken hata oluştu', 404);
      return done('Renk başarıyla silindi');
    }
  }
}

const done = (text: string, added: string | null = null) =>
  data<ColorAnswer>({ toast: { kind: 'success', text }, errors: null, added });
const failed = (text: string, status: number) =>
  data<ColorAnswer>({ toast: { kind: 'error', text }, errors: null, added: null }, { status });

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
