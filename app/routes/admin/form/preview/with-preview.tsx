import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Segment } from '#app/ui/segment.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { previewTexts } from './texts.ts';

/** `beside`: from lg on next to the form, below that in its place. `instead`: always in its place. */
export type PreviewPlace = 'beside' | 'instead';

type View = 'write' | 'preview';

/** A form with its preview. The form stays where it is while the preview is shown, and each keeps its scroll position. */
export function WithPreview({
  form,
  place,
  children,
}: {
  form: AnyAdminForm;
  place: PreviewPlace;
  children: ReactNode;
}) {
  const text = previewTexts[form.spelling];
  const [view, setView] = useState<View>('write');
  const scrolled = useRef<Record<View, number>>({ write: 0, preview: 0 });
  const isWide = useIsWide();
  const beside = place === 'beside' && isWide;

  function show(next: View) {
    scrolled.current[view] = window.scrollY;
    flushSync(() => setView(next));
    window.scrollTo(0, scrolled.current[next]);
    if (next === 'preview') void form.draft.writeNow();
  }

  return (
    <>
      <Segment
        className={classNames('noscript:hidden mt-6 max-w-sm', place === 'beside' && 'lg:hidden')}
        label={text.view}
        value={view}
        onChange={show}
        options={[
          { value: 'write', label: text.write },
          { value: 'preview', label: text.preview },
        ]}
      />
      <div className={classNames('with-preview', place === 'beside' && 'with-preview-beside')}>
        <div className="@container min-w-0" hidden={!beside && view === 'preview'}>
          {children}
        </div>
        {(beside || view === 'preview') && (
          <PreviewPane form={form} initialWidth={isWide ? 'desktop' : 'phone'} className="preview mt-8" />
        )}
      </div>
    </>
  );
}

const WIDE = '(min-width: 64rem)';

/** False on the server, and in the first render of the browser. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', listen);
      return () => query.removeEventListener('change', listen);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
