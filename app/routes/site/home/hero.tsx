import { Fragment } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { DimensionLine } from '#app/ui/dimension-line.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { HomeContent } from './content.ts';

/** The text is on a solid band below the picture, not over it. */
export function Hero({ content }: { content: HomeContent['hero'] }) {
  const { picture, title, text, products, contact, figures } = content;
  return (
    <section className="grid grid-cols-1 bg-forest-950">
      <div className="hero-photo">
        <Picture
          picture={picture.picture}
          alt={picture.alt}
          sizes="(min-width: 64rem) 100vw, (min-width: 48rem) 155vw, 130vw"
          maxWidth={2600}
          priority
          className="h-full w-full object-cover object-[60%_52%]"
        />
      </div>
      <div className="on-dark wrap grid grid-cols-1 gap-x-16 gap-y-5 pt-7 pb-8 text-white md:pt-12 md:pb-14 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-end">
        <h1 className="text-display">
          {title.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h1>
        <div>
          <p className="max-w-[34em] text-stone-200 md:text-lead">{text}</p>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:flex">
            <ButtonLink variant="light" className="btn-hero" to={href('/products')} prefetch="intent">
              {products}
            </ButtonLink>
            <ButtonLink variant="outline-dark" className="btn-hero" to={href('/contact')} prefetch="intent">
              {contact}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className="hairline grid grid-cols-2 border-b bg-white text-ink md:relative md:col-start-1 md:row-start-1 md:w-[calc(22rem+env(safe-area-inset-right))] md:self-end md:justify-self-end md:pr-[env(safe-area-inset-right)] md:rounded-tl-board md:border-b-0 lg:w-[27rem]">
        {figures.map((figure) => (
          <li key={figure.label} className="hairline px-5 py-4 not-first:border-l md:px-6 md:py-6 lg:px-8">
            <p className="font-display text-h1 leading-none tnum">{figure.value}</p>
            <DimensionLine draw className="my-3 text-stone-400" />
            <p className="text-sm text-stone-600">{figure.label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
