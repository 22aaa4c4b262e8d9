import type { Ref } from 'react';
import { Banner } from '#app/ui/banner.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** What became of the message, above the form; it gets the focus. */
export function FormBanner({
  ref,
  text,
  sending,
}: {
  ref: Ref<HTMLDivElement>;
  text?: string | undefined;
  sending: boolean;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what became of the message is what the reader is here for
      autoFocus={Boolean(text)}
      className="scroll-mt-28 outline-none empty:hidden"
    >
      {text && !sending && <Banner>{text}</Banner>}
    </div>
  );
}

export function SendingOverlay({ label }: { label: string }) {
  return (
    <div className="absolute -inset-3 z-10 grid place-items-center rounded-board bg-white/92 text-center">
      <Spinner label={label} showLabel />
    </div>
  );
}
