import { href } from 'react-router';
import { whatsappLink } from '#app/shared/contact-links.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import type { HomeContent } from './content.ts';

export function CallToAction({ content: { title, text, contact } }: { content: HomeContent['callToAction'] }) {
  const site = useSite();
  return (
    <section className="wrap pb-section">
      <div className="grid grid-cols-1 gap-8 border-stone-300 border-t pt-12 md:pt-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2 className="max-w-[14em] text-h1">{title}</h2>
          <p className="mt-5 max-w-[36em] text-lead text-stone-600">{text}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={href('/contact')} prefetch="intent">
            {contact}
          </ButtonLink>
          <ButtonAnchor variant="outline" href={whatsappLink(site)}>
            <Icon name="wa" />
            WhatsApp’tan Yazın
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
