import { buttonClass } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** A file, not a page: the browser fetches it, not the router. */
export function CsvLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} download className={buttonClass({ variant: 'outline' })}>
      <Icon name="doc" />
      {children}
    </a>
  );
}
