import { useState } from 'react';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { previewTexts } from './texts.ts';

type PhoneLinkProps = { address: string; spelling: Spelling; beforeAsking: () => Promise<void> };

/** A link to this preview that opens without signing in, for a while. */
export function PhoneLink({ address, spelling, beforeAsking }: PhoneLinkProps) {
  const text = previewTexts[spelling];
  const [link, setLink] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    await beforeAsking();
    const made = await makeLink(address);
    setBusy(false);
    if (made) setLink(made);
    else showToast({ kind: 'error', text: text.phoneFailed });
  }

  async function copy(made: string) {
    try {
      await navigator.clipboard.writeText(made);
      showToast({ kind: 'success', text: text.copied });
    } catch {
      // Not allowed, as on plain http: the field is selected, to be copied by hand.
    }
  }

  if (!link)
    return (
      <Button variant="quiet" size="sm" className="mt-2" busy={busy} onClick={() => void ask()}>
        <AdminIcon name="phone" />
        {text.phoneLink}
      </Button>
    );
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex gap-2">
        <input
          className="input min-w-0"
          readOnly
          aria-label={text.phoneLink}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" className="flex-none" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {text.copy}
        </Button>
      </div>
      <p className="hint">{text.phoneHint}</p>
    </div>
  );
}

async function makeLink(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST' });
    if (!answer.ok) return undefined;
    return new URL(((await answer.json()) as { address: string }).address, window.location.href).href;
  } catch {
    return undefined;
  }
}
