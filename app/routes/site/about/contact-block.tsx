import { mailLink, telLink } from '#app/shared/contact-links.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import type { AboutContent } from './content.ts';

export function ContactBlock({ content: { title, text } }: { content: AboutContent['contact'] }) {
  const site = useSite();
  const row = 'inline-flex min-h-11 items-center gap-4 font-semibold';
  const icon = 'size-6 flex-none text-teak-600';
  return (
    <div>
      <h2 className="text-h2">{title}</h2>
      <p className="mt-4 max-w-[32em] text-stone-600">{text}</p>
      <ul className="mt-7 grid gap-1">
        <li>
          <a className={`${row} tnum hover:text-teak-700`} href={telLink(site)}>
            <Icon name="phone" className={icon} />
            {site.phone}
          </a>
        </li>
        <li>
          <a className={`${row} hover:text-teak-700`} href={mailLink(site)}>
            <Icon name="mail" className={icon} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{site.email}</span>
          </a>
        </li>
        <li className={row}>
          <Icon name="pin" className={icon} />
          {site.city}
        </li>
      </ul>
    </div>
  );
}
