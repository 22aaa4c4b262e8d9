import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { clearChosen, MANY_FORM, useChosenCount } from './chosen.ts';
import { MANY_TEXTS, type ManyWords } from './many-words.ts';

/** At the foot of a list while rows are chosen. `children`: what only this kind of record can be changed in. */
export function ChosenBar({ words, children }: { words: ManyWords; children?: ReactNode }) {
  const text = MANY_TEXTS[words.spelling];
  const count = useChosenCount();
  const fetcher = useAdminFetcher({ failure: text.failed, spelling: words.spelling });
  const { confirm, dialog } = useConfirm();
  const said = `${count} ${words.noun}`;

  const { answer } = fetcher;
  useEffect(() => {
    if (answer?.toast.kind === 'success') clearChosen();
  }, [answer]);

  async function askToBin(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const form = event.currentTarget.form;
    const sent = form && new FormData(form, event.currentTarget);
    const question = { title: text.askToBin(said), text: text.canUndo };
    const confirmed = await confirm({ ...question, confirmLabel: text.move, cancelLabel: text.cancel });
    if (confirmed && sent) void fetcher.submit(sent, { method: 'post' });
  }

  return (
    <div role="toolbar" aria-label={text.chosenWithoutCount} className="chosen-bar on-dark">
      <fetcher.Form id={MANY_FORM} method="post" className="chosen-bar-content">
        {/* The form's default button: Enter in a field would otherwise press the first one that does something. */}
        <button type="submit" disabled hidden />
        <p className="flex flex-1 items-center gap-x-5 max-sm:justify-between">
          <output className="font-semibold">{count > 0 ? `${said} ${text.chosen}` : text.chosenWithoutCount}</output>
          {count > 0 && (
            <button type="button" className="link min-h-11 text-sm" onClick={clearChosen}>
              {text.clear}
            </button>
          )}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
          <Button type="submit" variant="outline-dark" size="sm" name="intent" value="turn-on" disabled={fetcher.busy}>
            {words.turnOn}
          </Button>
          <Button type="submit" variant="outline-dark" size="sm" name="intent" value="turn-off" disabled={fetcher.busy}>
            {words.turnOff}
          </Button>
          {children}
          <Button
            type="submit"
            variant="outline-dark"
            size="sm"
            name="intent"
            value="bin"
            disabled={fetcher.busy}
            onClick={askToBin}
          >
            <Icon name="bin" />
            {text.bin}
          </Button>
        </div>
      </fetcher.Form>
      {dialog}
    </div>
  );
}
