import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

/** Staff mark the words of the link with brackets: "Ne kadar gerekir? [Ölçünüzü yazın]; planı çizelim." */
export function TextWithLink({ text, to }: { text: string; to: string }) {
  const [, before, words, after] = /^([^[]*)\[([^\]]+)\](.*)$/s.exec(text) ?? [];
  if (!words) return text;
  return (
    <>
      {before}
      {to.startsWith('https:') ? (
        <ExternalLink href={to} className="link">
          {words}
        </ExternalLink>
      ) : (
        <Link to={to} prefetch="intent" className="link">
          {words}
        </Link>
      )}
      {after}
    </>
  );
}
