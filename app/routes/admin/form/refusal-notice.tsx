import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#app/ui/banner.tsx';

/** Above a form: why it was not saved, and what can be done. Focused, so that it is seen and read out. */
export function RefusalNotice({ answer, children }: { answer: unknown; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is a new answer, and brings the notice into view again
  useEffect(() => notice.current?.focus(), [answer]);
  return (
    <div ref={notice} tabIndex={-1} className="mt-6 scroll-mt-32">
      <Banner>{children}</Banner>
    </div>
  );
}
