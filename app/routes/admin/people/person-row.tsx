import { useId } from 'react';
import { href } from 'react-router';
import type { Person } from '#app/features/people/admin-queries.server.ts';
import { ROLES, type Role } from '#app/shared/roles.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { TypeBadge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TableCell, TableRow } from '#app/ui/table.tsx';
import { RoleSelect } from './role-select.tsx';

type PersonRowProps = {
  person: Person;
  isOwn: boolean;
  /** What is being sent about this person. */
  changing: FormData | undefined;
  onChange: (fields: Record<string, string>) => void;
  onRemove: () => Promise<void>;
};

export function PersonRow({ person, isOwn, changing, onChange, onRemove }: PersonRowProps) {
  const nameId = useId();
  const { id, email, name, role, lastSignIn } = person;
  const busy = changing !== undefined;
  const act = { size: 'sm' as const, disabled: busy, 'aria-describedby': nameId };
  return (
    <TableRow>
      <TableCell kind="title">
        <span id={nameId} className="block font-semibold wrap-anywhere">
          {name || email} {isOwn && <span className="font-normal text-stone-600">(siz)</span>}
        </span>
        {name && <span className="block text-sm font-normal wrap-anywhere text-stone-600">{email}</span>}
      </TableCell>
      <TableCell kind="badge">
        {isOwn ? (
          <TypeBadge>{ROLES[role]}</TypeBadge>
        ) : (
          <RoleSelect
            label={`Yetki: ${email}`}
            role={(changing?.get('role') as Role | null | undefined) ?? role}
            disabled={busy}
            onChange={(wanted) => onChange({ intent: 'role', id, role: wanted })}
          />
        )}
      </TableCell>
      <TableCell kind="sub">
        <span className="text-sm">{isOwn ? 'Şimdi' : (lastSignIn ?? 'Henüz girmedi')}</span>
      </TableCell>
      <TableCell kind="actions">
        {isOwn ? (
          <ButtonLink variant="quiet" size="sm" to={href('/admin/account')}>
            Hesabım
          </ButtonLink>
        ) : (
          <>
            <Button variant="quiet" {...act} onClick={() => onChange({ intent: 'reset-link', id })}>
              <AdminIcon name="key" />
              Şifre bağlantısı gönder
            </Button>
            <Button variant="quiet" {...act} onClick={() => onChange({ intent: 'sign-out', id })}>
              <Icon name="out" />
              Her yerden çıkar
            </Button>
            <Button variant="quiet-danger" {...act} onClick={() => void onRemove()}>
              <Icon name="bin" />
              Kaldır
            </Button>
          </>
        )}
      </TableCell>
    </TableRow>
  );
}
