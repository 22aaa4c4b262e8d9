import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useFormAddress } from './list-address.ts';

/** `titleId` names the element that says which record the button is for. */
export function EditLink({ to, titleId }: { to: string; titleId: string }) {
  const formAddress = useFormAddress();
  return (
    <ButtonLink variant="quiet" size="sm" to={formAddress(to)} aria-describedby={titleId}>
      <Icon name="pen" />
      Düzenle
    </ButtonLink>
  );
}

export function DeleteButton({ onDelete, busy, titleId }: { onDelete: () => void; busy: boolean; titleId: string }) {
  return (
    <Button variant="quiet-danger" size="sm" disabled={busy} onClick={onDelete} aria-describedby={titleId}>
      <Icon name="bin" />
      Sil
    </Button>
  );
}
