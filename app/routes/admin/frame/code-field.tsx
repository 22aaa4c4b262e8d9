import { TextField } from '#app/ui/field.tsx';

/** The second step of signing in. Text, not a number: backup codes have letters. */
export function CodeField({ label = 'Dogrulama kodu', error }: { label?: string; error?: string | undefined }) {
  return (
    <TextField
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      required
    />
  );
}
