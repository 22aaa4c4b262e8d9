import { data, href } from 'react-router';
import { z } from 'zod';
import { findLinkNames, findVersions, VERSIONS_AT_ONCE } from '#app/features/history/admin-queries.server.ts';
import { compareVersions } from '#app/features/history/compare.server.ts';
import { compareWords } from '#app/features/history/compare-words.server.ts';
import { describeChange } from '#app/features/history/describe.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { mayHere, requireRight } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { redirectWithToast, type Toast } from '#app/server/toast.server.ts';
import { sayMoment } from '#app/shared/dates.ts';
import { withQuery } from '#app/shared/with-query.ts';
import type { Route } from './+types/record.ts';
import { HISTORY_KINDS } from './kinds.server.ts';
import { Timeline } from './timeline.tsx';
import { VersionPanel } from './version-panel.tsx';

const numberInput = z.coerce.number().int().min(1).max(1_000_000);

/** `?hal=`: the state that is looked at, by its number; `?once=`: the list from this number down. */
export async function loader({ params: { kind: name, id }, url, context }: Route.LoaderArgs) {
  const kind = findKind(name);
  const title = await kind.findTitle(context.get(adminContext), id);
  if (title === undefined) throw data(null, { status: 404 });
  const from = numberInput
    .optional()
    .catch(undefined)
    .parse(url.searchParams.get('once') ?? undefined);
  const wanted = numberInput
    .optional()
    .catch(undefined)
    .parse(url.searchParams.get('hal') ?? undefined);
  const versions = await findVersions(db, name, id, from);
  const names = await findLinkNames(db);
  const now = new Date();
  const compared = await compareVersions(versions, ({ state }) => kind.fieldsOf(id, state, names));
  const shown = compared.slice(0, VERSIONS_AT_ONCE);
  const chosen = shown.find(({ number }) => number === wanted) ?? shown[0];
  const fields = await compareWords(chosen?.fields ?? []);
  const pictures = await findPictures(
    db,
    fields.flatMap((field) => ('words' in field ? [] : [...field.before, ...field.after])),
  );
  const right = shown[0] && kind.rightFor?.(shown[0].state);
  const isNewest = (number: number) => from === undefined && number === shown[0]?.number;
  return {
    title,
    ofThis: kind.ofThis,
    form: { to: kind.form.to(id), label: kind.form.label },
    address: href('/admin/history/:kind/:id', { kind: name, id }),
    older: compared[VERSIONS_AT_ONCE]?.number ?? null,
    entries: shown.map(({ number, action, fields, at, user_email }) => ({
      number,
      title: isNewest(number) ? 'Şu anki hâl' : describeChange(action, fields),
      who: user_email,
      when: sayMoment(at, now),
    })),
    chosen: chosen && {
      number: chosen.number,
      who: chosen.user_email,
      when: sayMoment(chosen.at, now),
      what: describeChange(chosen.action, chosen.fields),
      isNewest: isNewest(chosen.number),
      canRevert: !isNewest(chosen.number) && (!right || mayHere(context, right)),
      fields: fields.map((field) =>
        'words' in field ? field : { ...field, before: field.before.map(pictures), after: field.after.map(pictures) },
      ),
      page:
        name === 'site'
          ? null
          : href('/admin/history/:kind/:id/:number', { kind: name, id, number: String(chosen.number) }),
    },
  };
}

function findKind(name: string) {
  const kind = Object.hasOwn(HISTORY_KINDS, name) ? HISTORY_KINDS[name] : undefined;
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

const change = z.object({ intent: z.literal('revert'), number: numberInput });
const FAILED: Toast = { kind: 'error', text: 'Eski hâle dönülürken bir hata oluştu' };

export async function action({ request, params: { kind: name, id }, context }: Route.ActionArgs) {
  const { number } = parseIntent(await request.formData(), change);
  const kind = findKind(name);
  const actor = context.get(adminContext);
  if ((await kind.findTitle(actor, id)) === undefined) return data({ toast: FAILED }, { status: 404 });
  const [newest] = await findVersions(db, name, id);
  const wanted = (await findVersions(db, name, id, number))[0];
  const right = newest && kind.rightFor?.(newest.state);
  if (right) requireRight(context, right);
  const reverted = await kind.revert(actor, id, number);
  if (!reverted.ok) return data({ toast: FAILED }, { status: 404 });
  const address = href('/admin/history/:kind/:id', { kind: name, id });
  return redirectWithToast(address, {
    kind: 'success',
    text: `${capitalize(sayMoment(wanted?.at ?? '', new Date()))} hâline dönüldü.`,
    detail: reverted.address ? `Adresi kullanıldığı için ${reverted.address} olarak geri yüklendi.` : undefined,
    undo: { to: address, fields: { intent: 'revert', number: String(newest?.number) } },
  });
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

export default function RecordHistory({ loaderData }: Route.ComponentProps) {
  const { title, ofThis, form, entries, chosen, address, older } = loaderData;
  return (
    <AdminPage
      title={title}
      text={`${ofThis} geçmişi. Eski bir hâle dönmek yeni bir kayıt açar; hiçbir şey kaybolmaz.`}
      back={form}
    >
      {chosen ? (
        <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Timeline
            entries={entries}
            chosen={chosen.number}
            addressOf={(number) => withQuery(address, { hal: number })}
            older={older === null ? null : withQuery(address, { once: older })}
          />
          <VersionPanel key={chosen.number} version={chosen} />
        </div>
      ) : (
        <p className="panel mt-8 p-6 text-stone-600 md:p-10">Henüz değişiklik yok.</p>
      )}
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Geçmiş yüklenirken bir hata oluştu" />;
}
