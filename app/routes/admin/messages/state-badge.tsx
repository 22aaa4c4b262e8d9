import { type MessageState, STATE_LABELS } from '#app/features/messages/state.ts';

const LOOKS: Record<MessageState, string> = { new: 'badge-new', answered: 'badge-on', closed: 'badge-off' };

export function StateBadge({ state }: { state: MessageState }) {
  return <span className={`badge ${LOOKS[state]}`}>{STATE_LABELS[state]}</span>;
}
