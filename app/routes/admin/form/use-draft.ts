import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { FrameData } from '#app/routes/admin/frame/frame.tsx';
import {
  type Draft,
  draftsOf,
  type Fields,
  findAbandonedDrafts,
  forgetDrafts,
  holdDraft,
  writeDraft,
} from './draft-storage.ts';
import { SEEN_FIELDS } from './seen-fields.ts';

const WAIT_MS = 800;

/**
 * Keeps what is being typed in this browser, and offers it when the form is opened again without it having been saved:
 * after a crash, a closed tab, an empty battery. Saving and leaving by a link end the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, saving: boolean) {
  const address = useLocation().pathname;
  // The account that opened the form, also when another one signs in in the dialog afterwards.
  const [account] = useState(useRouteLoaderData<FrameData>('routes/admin/layout')?.admin.id ?? '');
  const prefix = draftsOf(account, address);
  const own = useRef('');
  const opened = useRef<Fields>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [offers, setOffers] = useState<Draft[]>([]);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [restored, setRestored] = useState<FormData>();
  const leaving = useRef({ saving, offers });
  leaving.current = { saving, offers };

  useEffect(() => {
    let gone = false;
    own.current = prefix + Math.random().toString(36).slice(2);
    opened.current = readFields(form.current);
    const release = holdDraft(own.current);
    void findAbandonedDrafts(prefix).then((found) => {
      if (!gone) setOffers(found.filter(({ fields }) => textOf(fields) !== textOf(opened.current)));
    });
    return () => {
      gone = true;
      clearTimeout(timer.current);
      release();
      // At the same address the form was replaced by an error page: the draft is still needed.
      if (window.location.pathname === address) return;
      forgetDrafts(own.current);
      // Drafts on offer are older than what was just saved. In the form of a new record they belong to other records.
      const saved = leaving.current.saving && !address.endsWith('/new');
      if (saved) forgetDrafts(...leaving.current.offers.map(({ key }) => key));
    };
  }, [prefix, address, form]);

  function forget() {
    clearTimeout(timer.current);
    forgetDrafts(own.current);
    setKeptAt(null);
  }

  const [offer] = offers;
  return {
    offer: offer && {
      writtenAt: offer.writtenAt,
      outdated: seenOf(offer.fields) !== seenOf(opened.current),
      restore() {
        writeDraft({ ...offer, key: own.current });
        forgetDrafts(offer.key);
        setOffers([]);
        setRestored(toFormData(offer.fields));
      },
      discard() {
        forgetDrafts(offer.key);
        setOffers(offers.slice(1));
      },
    },
    restored,
    keptAt,
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const fields = readFields(form.current);
        if (textOf(fields) === textOf(opened.current)) return forget();
        const writtenAt = new Date().toISOString();
        if (writeDraft({ key: own.current, writtenAt, fields })) setKeptAt(writtenAt);
      }, WAIT_MS);
    },
    forget,
  };
}

const readFields = (form: HTMLFormElement | null): Fields =>
  form ? [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string') : [];

function toFormData(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const textOf = (fields: Fields) => JSON.stringify(fields.filter(([name]) => !SEEN_FIELDS.includes(name)));
const seenOf = (fields: Fields) => fields.find(([name]) => name === 'updated_at')?.[1];
