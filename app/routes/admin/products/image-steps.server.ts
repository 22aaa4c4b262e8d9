import { data } from 'react-router';
import { z } from 'zod';
import { findColorChoices } from '#app/features/colors/admin-queries.server.ts';
import type { ToastAnswer } from '#app/routes/admin/form/answers.ts';
import { db } from '#app/server/db.server.ts';
import { deleteUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import { store } from '#app/server/store.server.ts';

// What the gallery of the product form asks the server for between two saves.

export type StepAnswer = ToastAnswer & { step: 'done' | 'failed' };

/** A colour may have been deleted since the form was opened, and could not be saved then. */
export async function checkColor(form: FormData) {
  const wanted = form.get('color_id');
  const colors = await findColorChoices(db);
  return colors.some(({ id }) => id === wanted)
    ? done('Renk basariyla atandi')
    : data<StepAnswer>(
        { step: 'failed', toast: { kind: 'error', text: 'Renk atanirken hata olustu' } },
        { status: 404 },
      );
}

/** Deletes an upload that was never saved. A picture that a saved product shows stays until the form is saved. */
export async function discardImage(form: FormData) {
  const url = z.string().startsWith('/images/').safeParse(form.get('image_url'));
  if (url.success) await deleteUnsavedPictures(db, store, [url.data]);
  return done('Galeri gorseli kaldirildi');
}

const done = (text: string) => data<StepAnswer>({ step: 'done', toast: { kind: 'success', text } });
