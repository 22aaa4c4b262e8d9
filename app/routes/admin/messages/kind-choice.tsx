import { KIND_LABELS, MESSAGE_KINDS, type MessageKind } from '#app/features/messages/details.ts';

export function KindChoice({ kind }: { kind: MessageKind | undefined }) {
  return (
    <select
      // Remounted when the address changes by other means than this form, e.g. the back button.
      key={kind}
      className="input input-auto max-sm:order-last"
      name="tur"
      aria-label="Tür"
      defaultValue={kind ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">Her tür</option>
      {MESSAGE_KINDS.map((value) => (
        <option key={value} value={value}>
          {KIND_LABELS[value]}
        </option>
      ))}
    </select>
  );
}
