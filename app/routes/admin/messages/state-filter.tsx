import type { StateCounts } from '#app/features/messages/admin-queries.server.ts';
import { MESSAGE_STATES, type MessageState, STATE_LABELS } from '#app/features/messages/state.ts';
import { Link } from '#app/ui/link.tsx';

type StateFilterProps = {
  current: MessageState | undefined;
  counts: StateCounts;
  /** Of these there are more than were counted. */
  hasMore: MessageState[];
  hrefFor: (state: MessageState | undefined) => string;
};

/** Links, so that the state is part of the address; each tells how many there are. */
export function StateFilter({ current, counts, hasMore, hrefFor }: StateFilterProps) {
  return (
    <nav aria-label="Durum" className="status-filter status-filter-close max-sm:w-full">
      {MESSAGE_STATES.map((state) => (
        <Link key={state} to={hrefFor(state)} aria-current={state === current || undefined}>
          {STATE_LABELS[state]}{' '}
          <span className="tnum">
            {counts[state]}
            {hasMore.includes(state) && '+'}
          </span>
        </Link>
      ))}
      <Link to={hrefFor(undefined)} aria-current={current === undefined || undefined}>
        Tümü
      </Link>
    </nav>
  );
}
