import { useState } from 'react';
import { href } from 'react-router';
import { NEW_RECORD } from '#app/features/drafts/draft.ts';
import type { AnyAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Segment } from '#app/ui/segment.tsx';
import { PhoneLink } from './phone-link.tsx';
import { type PreviewWidth, PreviewWindow } from './preview-window.tsx';
import { previewTexts } from './texts.ts';

type PreviewPaneProps = { form: AnyAdminForm; initialWidth: PreviewWidth; className?: string };

/** The page as visitors will see it, with what stands in the form; outside of the form, so that nothing here is sent. */
export function PreviewPane({ form, initialWidth, className }: PreviewPaneProps) {
  const { draft, spelling } = form;
  const text = previewTexts[spelling];
  const [width, setWidth] = useState(initialWidth);
  if (!draft.subject) return null;
  const { kind, recordId } = draft.subject;
  const page = href('/admin/preview/:kind/:record', { kind, record: recordId ?? NEW_RECORD });
  const address = withQuery(page, { taslak: draft.seen.id ?? undefined });
  const isNew = recordId === null && draft.seen.version === 0;
  return (
    <section aria-label={text.title} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{text.title}</p>
        <Segment
          label={text.width}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: withIcon('desktop', text.desktop) },
            { value: 'phone', label: withIcon('phone', text.phone) },
          ]}
        />
      </div>
      <div className="preview-frame mt-3">
        <div className="preview-bar">
          <span role="status" className="mr-auto min-w-0">
            {draft.seen.complete ? (
              draft.seen.id && <span className="badge badge-wait">{text.draft}</span>
            ) : (
              <span className="text-danger">{text.incomplete}</span>
            )}
          </span>
          {!isNew && (
            <a
              className="icon-btn"
              href={address}
              target="_blank"
              rel="noopener"
              aria-label={text.newTab}
              title={text.newTab}
            >
              <Icon name="ext" />
            </a>
          )}
        </div>
        {isNew ? (
          <p className="preview-window grid place-items-center p-8 text-center text-stone-600">{text.empty}</p>
        ) : (
          <PreviewWindow
            address={address}
            version={draft.seen.version}
            width={width}
            form={form.ref}
            title={text.title}
          />
        )}
      </div>
      {!isNew && <PhoneLink address={address} spelling={spelling} beforeAsking={draft.writeNow} />}
    </section>
  );
}

const withIcon = (icon: 'desktop' | 'phone', label: string) => (
  <>
    <AdminIcon name={icon} />
    {label}
  </>
);
