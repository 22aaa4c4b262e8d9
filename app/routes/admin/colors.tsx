import { data, href } from 'react-router';
import { z } from 'zod';
import { findColorRows } from '#app/features/colors/admin-queries.server.ts';
import { colorInput } from '#app/features/colors/color.ts';
import { colors, colorVersion } from '#app/features/colors/record.server.ts';
import { setColorVisible } from '#app/features/colors/service.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { idInput } from '#app/shared/ids.ts';
import type { Route } from './+types/colors.ts';
import { AddColorForm } from './colors/add-color-form.tsx';
import type { ColorAnswer, ColorErrors } from './colors/color-answer.ts';
import { ColorTable } from './colors/color-table.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';
import { movedToBin } from './list/moved-to-bin.ts';
import { parseIntent } from './list/parse-intent.ts';
import { redirectToList } from './list/redirect-to-list.server.ts';
import { useListPlace } from './list/saved-row.ts';

/** `?duzenle=` opens the form in a colour's row. */
export async function loader({ url }: Route.LoaderArgs) {
  return { colors: await findColorRows(db), editing: url.searchParams.get('duzenle') };
}

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), name: z.string(), hex_code: z.string() }),
  z.object({
    intent: z.literal('save'),
    id: idInput,
    name: z.string(),
    hex_code: z.string(),
    seen_name: z.string(),
    seen_hex_code: z.string(),
  }),
  z.object({ intent: z.literal('show'), id: idInput, is_visible: z.stringbool() }),
  z.object({ intent: z.literal('delete'), id: idInput }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const wanted = parseIntent(await request.formData(), change);
  const actor = context.get(adminContext);
  switch (wanted.intent) {
    case 'add': {
      const input = colorInput.safeParse(wanted);
      if (!input.success) return refused(z.flattenError(input.error).fieldErrors, 400);
      const added = await createRecord(db, colors, actor, input.data);
      return added.ok ? done('Renk başarıyla eklendi', added.id) : failed('Renk eklenirken hata oluştu', 409);
    }
    case 'save': {
      const { id, name, hex_code } = wanted;
      const values = { name, hex_code };
      const seen = { name: wanted.seen_name, hex_code: wanted.seen_hex_code };
      const input = colorInput.safeParse(wanted);
      if (!input.success) return refused(z.flattenError(input.error).fieldErrors, 400, { id, values, seen });
      const saved = await updateRecord(db, colors, actor, id, input.data, colorVersion(seen));
      if (saved.ok) {
        const text = 'Renk başarıyla güncellendi';
        return redirectToList(href('/admin/colors'), { id, text, page: null });
      }
      const current = await findRecord(db, colors, id, actor);
      if (!current) return failed('Renk güncellenirken hata oluştu', 404);
      const now = `${current.name} (${current.hex_code})`;
      const errors = {
        name: [`Bu renk siz düzenlerken değişti: ${now}. Yine de sizinkini kaydetmek için Kaydet’e basın.`],
      };
      return refused(errors, 409, { id, values, seen: { name: current.name, hex_code: current.hex_code } });
    }
    case 'show': {
      const shown = await setColorVisible(db, actor, wanted.id, wanted.is_visible);
      if (!shown.ok) return failed('Renk görünürlüğü güncellenirken hata oluştu', 404);
      const detail = wanted.is_visible ? 'Renk artık görünür.' : 'Renk artık gizli.';
      return data<ColorAnswer>({
        toast: { kind: 'success', text: 'Renk görünürlüğü güncellendi', detail },
        errors: null,
        added: null,
      });
    }
    case 'delete': {
      const deleted = await deleteRecord(db, colors, actor, wanted.id);
      if (!deleted.ok) return failed('Renk silinirken hata oluştu', 404);
      const toast = movedToBin('Renk başarıyla silindi', wanted.id, deleted.title);
      return data<ColorAnswer>({ toast, errors: null, added: null });
    }
  }
}

const done = (text: string, added: string | null = null) =>
  data<ColorAnswer>({ toast: { kind: 'success', text }, errors: null, added });
/** The first field that is wrong is also the toast. */
const refused = (errors: ColorErrors, status: number, edit?: ColorAnswer['edit']) => {
  const text = errors.name?.[0] ?? errors.hex_code?.[0] ?? 'Renk kaydedilemedi';
  return data<ColorAnswer>({ toast: { kind: 'error', text }, errors, added: null, edit }, { status });
};
const failed = (text: string, status: number) =>
  data<ColorAnswer>({ toast: { kind: 'error', text }, errors: null, added: null }, { status });

export default function Colors({ loaderData, actionData }: Route.ComponentProps) {
  useListPlace();
  return (
    <AdminPage title="Renk Yönetimi" text="Ürün görsellerine atadığınız renkler. Gizli renkler sitede görünmez.">
      <AddColorForm plainAnswer={actionData?.edit ? undefined : actionData} />
      <ColorTable {...loaderData} plainAnswer={actionData?.edit ? actionData : undefined} />
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Renkleri yüklerken hata oluştu" />;
}
