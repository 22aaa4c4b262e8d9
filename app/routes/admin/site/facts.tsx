import { href } from 'react-router';
import { findSiteFacts } from '#app/features/content/queries.server.ts';
import { NEVER_EDITED, saveContent } from '#app/features/content/save.server.ts';
import {
  checkFacts,
  type FactsErrors,
  type FactsValues,
  readFactsForm,
  SITE_KEY,
  valuesOf,
} from '#app/features/content/site-facts.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { mayHere } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import { NOT_ALLOWED } from '#app/shared/roles.ts';
import type { Route } from './+types/facts.ts';
import { FactsForm } from './facts-form.tsx';
import { findHistoryAddress } from './history-address.server.ts';

const SAVE_FAILED = 'Firma bilgileri kaydedilirken bir hata oluştu';

export async function loader() {
  const { facts, savedAt } = await findSiteFacts(db);
  const history = await findHistoryAddress(SITE_KEY);
  return { values: valuesOf(facts), version: savedAt ?? NEVER_EDITED, history };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readFactsForm(form);
  if (!mayHere(context, 'site-facts')) return refuse({ values, toast: { kind: 'error', text: NOT_ALLOWED } }, 403);
  const checked = checkFacts(values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const saved = await saveContent(db, context.get(adminContext), SITE_KEY, checked.facts, readSeen(form));
  if (!saved.ok)
    return refuseSave<FactsValues, FactsErrors>(values, saved, { picturesGone: () => ({}), gone: SAVE_FAILED });
  return redirectToList(href('/admin/site'), {
    id: saved.id,
    page: href('/contact'),
    text: 'Firma bilgileri güncellendi; sitede şimdi görünüyor.',
  });
}

export default function EditFacts({ loaderData: { values, version, history }, actionData }: Route.ComponentProps) {
  const form = useAdminForm<FactsValues, FactsErrors>({
    id: 'facts-form',
    failure: SAVE_FAILED,
    saved: values,
    recordId: SITE_KEY,
    kind: 'facts',
    read: readFactsForm,
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title="Firma bilgileri"
      list={{ to: href('/admin/site'), label: 'Site bilgileri' }}
      newAddress={href('/admin/site/firma')}
      saveLabel={useMay()('site-facts') ? 'Kaydet' : null}
      preview="beside"
      page={href('/contact')}
      history={history}
    >
      <FactsForm key={form.key} form={form} version={version} />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Firma bilgileri yüklenirken bir hata oluştu" />;
}
