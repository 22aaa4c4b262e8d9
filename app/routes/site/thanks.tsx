import { useLayoutEffect } from 'react';
import { href, useNavigationType } from 'react-router';
import { telLink } from '#app/shared/contact-links.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import type { Route } from './+types/thanks.ts';
import { contentMeta } from './content-meta.ts';
import { loadContent } from './load-content.server.ts';

export const handle = { cache: {} };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(matches, loaderData?.search, { noindex: true });
}

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContent(context, 'thanks')).thanks;
}

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const { title, text, emergency, picture } = loaderData.text;
  const site = useSite();
  const arrival = useNavigationType();
  // The contact form submits with `preventScrollReset`, for its errors. React Router applies that to the redirect as well.
  useLayoutEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [arrival]);
  return (
    <section className="wrap grid min-h-[calc(100svh-4rem)] grid-cols-1 items-center gap-x-20 gap-y-10 py-16 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div>
        <span className="grid size-14 place-items-center rounded-board bg-ok-bg text-ok">
          <Icon name="check" className="size-8" />
        </span>
        <h1 className="mt-8 max-w-[11em] text-h1">{title}</h1>
        <p className="mt-6 max-w-[34em] text-lead text-stone-600">{text}</p>
        <div className="mt-9">
          <ButtonLink className="w-full sm:w-auto" to={href('/')} prefetch="intent">
            Ana Sayfaya Dön
          </ButtonLink>
        </div>
        <p className="mt-10 max-w-[34em] border-stone-300 border-t pt-6 text-stone-600">
          {emergency}{' '}
          <span className="text-ink">
            <a
              className="link whitespace-nowrap tnum large:whitespace-normal"
              href={telLink({ phone: site.emergencyPhone })}
            >
              {site.emergencyPhone}
            </a>
          </span>
        </p>
      </div>
      <div className="photo hidden aspect-[4/5] max-h-[70vh] lg:block">
        <Picture
          picture={picture.picture}
          alt={picture.alt}
          sizes="(min-width: 1024px) 80vw, 1px"
          maxWidth={1600}
          className="h-full w-full object-cover object-[70%_50%]"
        />
      </div>
    </section>
  );
}
