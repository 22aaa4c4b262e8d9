import { ROLES, type Role } from '#app/shared/roles.ts';

type RoleSelectProps = { role: Role; label: string; disabled: boolean; onChange: (role: Role) => void };

/** Acts at once; the toast takes it back. */
export function RoleSelect({ role, label, disabled, onChange }: RoleSelectProps) {
  return (
    <select
      className="input input-role"
      aria-label={label}
      value={role}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
    >
      <option value="manager">{ROLES.manager}</option>
      <option value="editor">{ROLES.editor}</option>
    </select>
  );
}
