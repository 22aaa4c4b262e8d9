import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { type Draft, type DraftKind, type Fields, toFormData } from '#app/features/drafts/draft.ts';
import type { FrameData } from '#app/routes/admin/frame/frame.tsx';
import { storagePrefix } from './draft-storage.ts';
import { type DraftPlace, deleteDrafts, findAbandonedDrafts, holdDraft, writeDraft } from './drafts.ts';
import { SEEN_FIELDS } from './seen-fields.ts';

const WAIT_MS = 800;

export interface KeptDraft {
  at: string;
  where: 'server' | 'browser';
}

/** What the server has of the form at present, for its preview. `version` grows with every draft that can be shown. */
export interface SeenDraft {
  id: string | null;
  version: number;
  complete: boolean;
}

type DraftOptions = {
  saving: boolean;
  kind: DraftKind | undefined;
  recordId: string | undefined;
};

/**
 * Keeps what is being typed, and offers it when the form is opened again without it having been saved: after a crash, a
 * closed tab, on another device. Saving and leaving by a link end the draft, unless it was kept by choice.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { saving, kind, recordId }: DraftOptions) {
  const address = useLocation().pathname;
  // The account that opened the form, also when another one signs in in the dialog afterwards.
  const [account] = useState(useRouteLoaderData<FrameData>('routes/admin/layout')?.admin.id ?? '');
  const own = useRef('');
  const opened = useRef<Fields>([]);
  /** A draft has been sent, or is on its way. */
  const wrote = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One request after the other: a draft that was deleted must not come back with an earlier one. */
  const requests = useRef<Promise<unknown>>(Promise.resolve());
  const [offers, setOffers] = useState<Draft[]>([]);
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const [seen, setSeen] = useState<SeenDraft>({ id: null, version: 0, complete: true });
  const [chosen, setChosen] = useState(false);
  const [restored, setRestored] = useState<FormData>();
  const leaving = useRef({ saving, offers, chosen });
  leaving.current = { saving, offers, chosen };
  const place = useRef<DraftPlace>({ subject: undefined, prefix: '' });
  place.current = {
    subject: kind && { kind, recordId: recordId ?? null },
    prefix: storagePrefix(account, address),
  };

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = requests.current.then(work);
    requests.current = result.catch(() => {});
    return result;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opened form
  useEffect(() => {
    let gone = false;
    const here = place.current;
    own.current = randomId();
    opened.current = readFields(form.current);
    const release = holdDraft(own.current);
    void findAbandonedDrafts(here).then((found) => {
      if (!gone) setOffers(found.filter(({ fields }) => textOf(fields) !== textOf(opened.current)));
    });
    return () => {
      gone = true;
      clearTimeout(timer.current);
      release();
      // At the same address the form was replaced by an error page: the draft is still needed.
      if (window.location.pathname === address) return;
      const { saving, chosen, offers } = leaving.current;
      if (chosen && !saving) return;
      // Drafts on offer are older than what was just saved. In the form of a new record they belong to other records.
      const outdated = saving && recordId !== undefined ? offers.map(({ id }) => id) : [];
      void inTurn(() => deleteDrafts(here, [own.current, ...outdated]));
    };
  }, [account, address, form]);

  function forget() {
    clearTimeout(timer.current);
    wrote.current = false;
    setKept(null);
    setSeen(({ version }) => ({ id: null, version: version + 1, complete: true }));
    return inTurn(() => deleteDrafts(place.current, [own.current]));
  }

  async function write(fields: Fields) {
    wrote.current = true;
    const id = own.current;
    const at = new Date().toISOString();
    const written = await inTurn(() => writeDraft(place.current, { id, writtenAt: at, fields }));
    if (id !== own.current || written.where === 'nowhere') return;
    setKept({ at, where: written.where });
    if (written.where !== 'server') return;
    const { complete } = written.sent;
    setSeen((old) => ({ id, version: complete ? old.version + 1 : old.version, complete }));
  }

  /** At once, without waiting for a pause in typing. */
  async function writeNow() {
    clearTimeout(timer.current);
    const fields = readFields(form.current);
    if (textOf(fields) !== textOf(opened.current)) await write(fields);
    else if (wrote.current) await forget();
  }

  const [offer] = offers;
  return {
    offer: offer && {
      writtenAt: offer.writtenAt,
      outdated: seenOf(offer.fields) !== seenOf(opened.current),
      restore() {
        void write(offer.fields);
        void inTurn(() => deleteDrafts(place.current, [offer.id]));
        setOffers([]);
        setRestored(toFormData(offer.fields));
      },
      discard() {
        void inTurn(() => deleteDrafts(place.current, [offer.id]));
        setOffers(offers.slice(1));
      },
    },
    restored,
    kept,
    seen,
    subject: place.current.subject,
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void writeNow(), WAIT_MS);
    },
    /** Leaving the form does not end it any more. */
    async keepByChoice() {
      setChosen(true);
      await writeNow();
    },
    keptByChoice: chosen,
    writeNow,
    forget,
  };
}

const readFields = (form: HTMLFormElement | null): Fields =>
  form ? [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string') : [];

const textOf = (fields: Fields) => JSON.stringify(fields.filter(([name]) => !SEEN_FIELDS.includes(name)));
const seenOf = (fields: Fields) => fields.find(([name]) => name === 'updated_at')?.[1];

/** `crypto.randomUUID` is missing on plain http, as on a trial in the office's network. */
function randomId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
