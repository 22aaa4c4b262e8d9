import { type RefObject, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { POST_STATUSES, type PostValues, readPostForm } from '#app/features/blog/post-input.ts';
import { readSeen } from '#app/routes/admin/form/changed-meanwhile.tsx';

const draftSchema = z.object({
  writtenAt: z.iso.datetime(),
  /** The version of the post that it was begun with: a newer one must not be saved over unseen. */
  seen: z.string().optional(),
  values: z.object({
    title: z.string(),
    content: z.string(),
    image_url: z.string(),
    status: z.enum(POST_STATUSES),
  }),
});
export type Draft = z.infer<typeof draftSchema>;

const WAIT_MS = 800;

type UseDraft = {
  /** Author and post: two people on one computer do not find each other's drafts. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
  saved: PostValues;
};

/**
 * Keeps what is being written in this browser, and offers it back when the editor opens again without it having been
 * saved: after a crash, a closed tab, an empty battery. Leaving the page by its own links ends the draft.
 */
export function useDraft({ name, form, saved }: UseDraft) {
  const key = `blog-draft.${name}`;
  const [offer, setOffer] = useState<Draft | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const savedAtOpening = useRef(saved);
  const onOffer = useRef(false);

  useEffect(() => {
    const found = readDraft(key);
    onOffer.current = found !== null && differs(found.values, savedAtOpening.current);
    if (onOffer.current) setOffer(found);
    const path = window.location.pathname;
    return () => {
      clearTimeout(timer.current);
      // Still the same address: an error took the form's place, not the author's wish.
      if (window.location.pathname !== path) forget(key);
    };
  }, [key]);

  return {
    offer,
    keptAt,
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // A draft that is still on offer is not written over.
        if (!form.current || onOffer.current) return;
        const fields = new FormData(form.current);
        const draft: Draft = {
          writtenAt: new Date().toISOString(),
          seen: readSeen(fields) ?? undefined,
          values: readPostForm(fields),
        };
        if (write(key, draft)) setKeptAt(draft.writtenAt);
      }, WAIT_MS);
    },
    settle() {
      onOffer.current = false;
      setOffer(null);
    },
    discard() {
      onOffer.current = false;
      setOffer(null);
      forget(key);
    },
  };
}

function differs(draft: PostValues, saved: PostValues): boolean {
  return (Object.keys(draft) as (keyof PostValues)[]).some((field) => draft[field] !== saved[field]);
}

function readDraft(key: string): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Storage switched off, or not ours to read: then there is no draft.
    return null;
  }
}

/** False when the browser keeps nothing (storage full or switched off): writing goes on without the safety net. */
function write(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
