import { useId } from 'react';
import type { Invitation } from '#app/features/people/admin-queries.server.ts';
import type { Role } from '#app/shared/roles.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TableCell, TableRow } from '#app/ui/table.tsx';
import { RoleSelect } from './role-select.tsx';

type InvitationRowProps = {
  invitation: Invitation;
  changing: FormData | undefined;
  onChange: (fields: Record<string, string>) => void;
};

export function InvitationRow({ invitation, changing, onChange }: InvitationRowProps) {
  const nameId = useId();
  const { id, email, role } = invitation;
  const busy = changing !== undefined;
  return (
    <TableRow>
      <TableCell kind="title">
        <span id={nameId} className="block font-semibold wrap-anywhere">
          {email}
        </span>
        <span className="block text-sm font-normal text-stone-600">{describe(invitation)}</span>
      </TableCell>
      <TableCell kind="badge">
        <RoleSelect
          label={`Yetki: ${email}`}
          role={(changing?.get('role') as Role | null | undefined) ?? role}
          disabled={busy}
          onChange={(wanted) => onChange({ intent: 'invited-role', id, role: wanted })}
        />
      </TableCell>
      <TableCell kind="sub">
        <span className="text-sm">Henüz girmedi</span>
      </TableCell>
      <TableCell kind="actions">
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          aria-describedby={nameId}
          onClick={() => onChange({ intent: 'invite-again', id })}
        >
          <AdminIcon name="send" />
          Yeniden gönder
        </Button>
        <Button
          variant="quiet-danger"
          size="sm"
          disabled={busy}
          aria-describedby={nameId}
          onClick={() => onChange({ intent: 'take-back', id })}
        >
          <Icon name="close" />
          Daveti geri al
        </Button>
      </TableCell>
    </TableRow>
  );
}

function describe({ failed, sentDaysAgo, daysLeft }: Invitation): string {
  if (failed) return 'Davet gönderilemedi; e-posta ayarlarına bakın.';
  if (daysLeft === 0) return 'Davetin süresi doldu';
  const sent = sentDaysAgo === 0 ? 'Davet bugün gönderildi' : `Davet ${sentDaysAgo} gün önce gönderildi`;
  return `${sent}, ${daysLeft} gün geçerli`;
}
