import { Link } from '#app/ui/link.tsx';

type Entry = { number: number; title: string; who: string | null; when: string };

type TimelineProps = {
  entries: Entry[];
  chosen: number;
  addressOf: (number: number) => string;
  /** Where the list goes on. */
  older: string | null;
};

/** Every state, newest first. On phones the chosen one is below the list, and comes into view. */
export function Timeline({ entries, chosen, addressOf, older }: TimelineProps) {
  return (
    <nav aria-label="Kayıtlar">
      <ol className="timeline">
        {entries.map(({ number, title, who, when }) => (
          <li key={number} aria-current={number === chosen ? 'true' : undefined}>
            <Link to={`${addressOf(number)}#hal`} className="block" preventScrollReset={false}>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm wrap-anywhere text-stone-600">{who ? `${who}, ${when}` : when}</span>
            </Link>
          </li>
        ))}
      </ol>
      {older && (
        <Link to={older} className="link mt-4 inline-flex min-h-11 items-center">
          Daha eskiler
        </Link>
      )}
    </nav>
  );
}
