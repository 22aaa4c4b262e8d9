import { NEWSLETTER_ANCHOR, type NewsletterAnswer } from '#app/features/newsletter/outcome.ts';
import { addressLine, mapsLink } from '#app/shared/contact-links.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import type { HomeContent } from './content.ts';
import { NewsletterForm } from './newsletter-form.tsx';

type Content = HomeContent['newsletter'];
type Props = { content: Content; outcome: NewsletterAnswer | null };

export function NewsletterAndShowroom({ content, outcome }: Props) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-14 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:items-stretch">
      <section
        id={NEWSLETTER_ANCHOR}
        aria-labelledby="bulten-baslik"
        className="flex flex-col justify-center lg:border-stone-300 lg:border-r lg:pr-16"
      >
        <h2 id="bulten-baslik" className="text-h3">
          {content.title}
        </h2>
        <p className="mt-3 text-stone-600">{content.text}</p>
        <NewsletterForm outcome={outcome} />
      </section>
      <Showroom content={content} />
    </div>
  );
}

function Showroom({ content: { picture, showroom } }: { content: Content }) {
  const site = useSite();
  return (
    <section aria-labelledby="showroom-baslik" className="relative">
      <div className="photo aspect-[4/3] lg:aspect-auto lg:h-full lg:min-h-[30rem]">
        <Picture
          picture={picture.picture}
          alt={picture.alt}
          sizes="(min-width: 1024px) 72vw, 90vw"
          maxWidth={1600}
          className="h-full w-full object-cover"
        />
      </div>
      <div className="relative mx-4 -mt-16 bg-white p-6 md:absolute md:bottom-0 md:left-0 md:m-0 md:w-[23rem] md:rounded-tr-board md:p-8 md:pb-0 md:pl-0 lg:pl-8">
        <h2 id="showroom-baslik" className="text-h3">
          {showroom}
        </h2>
        <p className="mt-3 text-balance text-stone-600">{addressLine(site)}</p>
        <p className="mt-2 text-stone-600 tnum">
          {site.showroomHours.map(({ days, hours }) => (
            <span key={days} className="block">
              {days} {hours === 'Kapalı' ? 'kapalı' : hours}
            </span>
          ))}
        </p>
        <p className="mt-4">
          <ExternalLink className="link inline-flex min-h-11 items-center" href={mapsLink(site)}>
            Haritada aç
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}
