import { useId } from 'react';
import { href } from 'react-router';
import type { OwnPostRow } from '#app/features/blog/admin-queries.server.ts';
import { RowSchedule } from '#app/routes/admin/form/schedule/schedule-badge.tsx';
import type { AdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { POST_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { RowCheckbox } from '#app/routes/admin/list/many/row-checkbox.tsx';
import { postPage } from '#app/routes/admin/list/public-page.ts';
import { DeleteButton, EditLink } from '#app/routes/admin/list/row-buttons.tsx';
import { ThumbnailLink, TitleLink } from '#app/routes/admin/list/row-links.tsx';
import type { RowMark } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { formatDay, toIsoDay } from '#app/shared/dates.ts';
import { StatusBadge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PublishButton } from './publish-button.tsx';

type PostRowProps = {
  post: OwnPostRow;
  mark: RowMark;
  publishing: AdminFetcher;
  deleting: boolean;
  onDelete: () => void;
};

export function PostRow({ post, mark, publishing, deleting, onDelete }: PostRowProps) {
  const { id, title, excerpt, is_published, created_at, picture } = post;
  const titleId = useId();
  const form = href('/admin/blogs/:id/edit', { id });
  return (
    <li
      {...mark}
      className="list-row grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 large:grid-cols-1 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-center md:gap-x-6 md:p-5"
    >
      <ThumbnailLink to={form} className="photo h-[4.5rem] md:h-[5.5rem]">
        {picture ? (
          <Picture picture={picture} alt="" sizes="128px" maxWidth={400} className="h-full w-full object-cover" />
        ) : (
          <span className="grid h-full place-items-center text-stone-400">
            <Icon name="photo" className="size-8" />
          </span>
        )}
      </ThumbnailLink>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RowCheckbox id={id} title={title} words={POST_WORDS} />
          <StatusBadge on={is_published}>{is_published ? 'Yayında' : 'Taslak'}</StatusBadge>
          <RowSchedule id={id} spelling="turkish" />
          <time dateTime={toIsoDay(created_at)} className="text-sm text-stone-600 tnum">
            {formatDay(created_at)}
          </time>
        </div>
        <h2 id={titleId} className="mt-1.5 font-sans text-base leading-snug font-semibold wrap-anywhere">
          <TitleLink to={form}>{title}</TitleLink>
        </h2>
        <p className="mt-1 line-clamp-1 max-w-[34em] text-sm text-stone-600 max-md:hidden">{excerpt}</p>
        <ViewOnSiteLink page={postPage(post)} title={title} />
      </div>
      <div className="col-span-2 large:col-span-1 flex flex-wrap gap-0.5 max-md:-ml-2 md:col-span-1 md:justify-end max-md:[&>.btn-outline]:ml-2">
        <PublishButton id={id} publish={!is_published} publishing={publishing} titleId={titleId} />
        <EditLink to={form} titleId={titleId} />
        <DeleteButton onDelete={onDelete} busy={deleting} titleId={titleId} />
      </div>
    </li>
  );
}
