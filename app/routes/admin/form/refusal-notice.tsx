import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#app/ui/banner.tsx';

type RefusalNoticeProps = {
  /** A new object for every refusal. */
  answer: object;
  children: ReactNode;
};

/** Above a form: why it was not saved, and what can be done. It takes the focus, so that nobody misses it. */
export function RefusalNotice({ answer, children }: RefusalNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view again for every refusal
  useEffect(() => notice.current?.focus(), [answer]);
  return (
    <div ref={notice} tabIndex={-1} className="mt-6 scroll-mt-32">
      <Banner>{children}</Banner>
    </div>
  );
}
