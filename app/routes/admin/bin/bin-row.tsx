import { useId } from 'react';
import { href } from 'react-router';
import type { BinRow as Row } from '#app/features/bin/admin-queries.server.ts';
import { entityText } from '#app/shared/activity.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** For records without a picture. */
const ICONS: Record<string, IconName> = { message: 'mail', newsletter: 'mail', color: 'drop', post: 'doc' };
/** With this many days left, the deadline turns red. */
const SOON_DAYS = 3;

type BinRowProps = { row: Row; busy: boolean; onRestore: () => void; onErase: (() => void) | null };

export function BinRow({ row, busy, onRestore, onErase }: BinRowProps) {
  const titleId = useId();
  const { entity, title, picture, user_email, deleted, daysLeft } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <span className="photo block h-14 w-[4.5rem] flex-none">
        {picture ? (
          <Picture picture={picture} alt="" sizes="72px" maxWidth={240} className="h-full w-full object-cover" />
        ) : (
          <span className="grid h-full place-items-center text-stone-400">
            <Icon name={ICONS[entity] ?? 'photo'} />
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p id={titleId} className="truncate font-semibold">
          <Link to={href('/admin/bin/:id', { id: row.id })} className="pointer-coarse:inline-block pointer-coarse:py-3">
            {title}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-stone-600">
          {entityText(entity)}. {user_email} sildi, {deleted}
        </p>
      </div>
      <p
        className={classNames(
          'text-sm tnum max-sm:basis-full',
          daysLeft <= SOON_DAYS ? 'font-semibold text-danger' : 'text-stone-600',
        )}
      >
        {daysLeft === 0 ? 'Bugün kalıcı silinir' : `${daysLeft} gün sonra kalıcı silinir`}
      </p>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" disabled={busy} onClick={onRestore} aria-describedby={titleId}>
          <AdminIcon name="undo" />
          Geri yükle
        </Button>
        {onErase && (
          <Button variant="quiet-danger" size="sm" disabled={busy} onClick={onErase} aria-describedby={titleId}>
            <Icon name="bin" />
            Kalıcı sil
          </Button>
        )}
      </div>
    </li>
  );
}
