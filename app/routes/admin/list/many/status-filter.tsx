import type { Status, StatusCounts } from '#app/shared/filtered-list.ts';
import { Link } from '#app/ui/link.tsx';
import { MANY_TEXTS, type ManyWords } from './many-words.ts';

type StatusFilterProps = {
  words: ManyWords;
  current: Status | undefined;
  counts: StatusCounts;
  /** The list with this status and the rest of the filter as it is. */
  hrefFor: (status: Status | undefined) => string;
  /** What was changed and not saved yet, for lists that can be narrowed down to it. */
  drafts?: { count: number; only: boolean; href: string };
};

/** Links, so that the status is part of the address; each tells how many there are. */
export function StatusFilter({ words, current, counts, hrefFor, drafts }: StatusFilterProps) {
  const text = MANY_TEXTS[words.spelling];
  const choices: { status: Status | undefined; label: string; count: number }[] = [
    { status: undefined, label: text.all, count: counts.aktif + counts.pasif },
    { status: 'aktif', label: words.on, count: counts.aktif },
    { status: 'pasif', label: words.off, count: counts.pasif },
  ];
  return (
    <nav aria-label={text.status} className="status-filter">
      {choices.map(({ status, label, count }) => (
        <Link key={label} to={hrefFor(status)} aria-current={(!drafts?.only && status === current) || undefined}>
          {label} <span className="tnum">{count}</span>
        </Link>
      ))}
      {drafts && drafts.count > 0 && (
        <Link to={drafts.href} aria-current={drafts.only || undefined}>
          {text.draft} <span className="tnum">{drafts.count}</span>
        </Link>
      )}
    </nav>
  );
}
