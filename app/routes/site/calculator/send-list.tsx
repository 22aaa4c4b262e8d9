import { type ComponentProps, useState } from 'react';
import { href } from 'react-router';
import { type CalculationSummary, whatsappTextOf } from '#app/features/calculator/summary.ts';
import { whatsappLink } from '#app/shared/contact-links.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const PRINTER = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z';
const CHAIN =
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7';

/** An offer, WhatsApp, paper or a link: each carries the same calculation. */
export function SendList({ summary, query }: { summary: CalculationSummary; query: string }) {
  const site = useSite();
  const link = `${site.url}${href('/hesapla')}?${query}`;
  const { product, color } = summary;
  const drawn = summary.kind === 'deck' ? 'Plan' : 'Görünüş';
  return (
    <div className="no-print">
      <h2 className="text-h3">Listeyi gönderin</h2>
      <p className="mt-2 mb-5 text-stone-600">
        {drawn} ve liste mesajınıza eklenir. Bir iş günü içinde fiyatla döneriz.
      </p>
      <div className="grid grid-cols-1 gap-2.5">
        <ButtonLink to={withQuery(href('/contact'), { hesap: query })}>Bu listeyle teklif iste</ButtonLink>
        <ButtonAnchor variant="chat" href={whatsappLink(site, whatsappTextOf(summary, link))}>
          <Icon name="wa" />
          WhatsApp’tan gönder
        </ButtonAnchor>
        <OwnButton onClick={() => window.print()}>
          <LineIcon path={PRINTER} />
          Yazdır / PDF
        </OwnButton>
        <CopyLink link={link} />
      </div>
      {color && (
        <p className="mt-5 text-sm text-stone-600">
          Kararsız mısınız?{' '}
          <Link className="link" to={withQuery(href('/numune'), { urun: product.slug, renk: color.slug })}>
            {color.name} numunesi isteyin
          </Link>{' '}
          ya da{' '}
          <Link className="link" to={href('/renkler/:slug', { slug: color.slug })}>
            {color.name} rengini bütün evde görün
          </Link>
          .
        </p>
      )}
    </div>
  );
}

function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<string>();
  const [failed, setFailed] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Not allowed, or not over https: the link can be copied by hand.
      setFailed(true);
    }
  }
  return (
    <>
      <OwnButton onClick={copy}>
        <LineIcon path={CHAIN} />
        Bağlantıyı kopyala
      </OwnButton>
      <p role="status" className="text-sm text-stone-600 empty:hidden">
        {copied === link ? 'Bağlantı kopyalandı.' : failed ? `Bağlantı: ${link}` : ''}
      </p>
    </>
  );
}

/** Appears when it can be pressed: this part is hydrated later than the page. Its place is kept, so that nothing below moves. */
function OwnButton(props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  const hydrated = useHydrated();
  return <Button variant="outline" className={classNames('noscript:hidden', !hydrated && 'invisible')} {...props} />;
}

/** Drawn here and not among the shared icons, which every page loads. */
function LineIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" strokeWidth="1.6" aria-hidden="true" className="drawn">
      <path d={path} />
    </svg>
  );
}
