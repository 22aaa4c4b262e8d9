import { Link } from '#app/ui/link.tsx';

/** Above the top bar; scrolls away with the page. */
export function AnnouncementLine({ text, link }: { text: string; link: string }) {
  return (
    <aside aria-label="Duyuru" className="announcement on-dark print:hidden">
      {link ? (
        <Link to={link} className="link">
          {text}
        </Link>
      ) : (
        text
      )}
    </aside>
  );
}
