import { whatsappText } from '#app/features/products/product-page.ts';
import { telLink, whatsappLink } from '#app/shared/contact-links.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useSite } from '#app/ui/site-context.tsx';

interface BottomBarProps {
  product: { title: string };
  colorName: string | undefined;
  /** Address of this page with the chosen colour. */
  path: string;
}

/** On every screen size: ask on WhatsApp about this product and colour, or call. */
export function BottomBar({ product, colorName, path }: BottomBarProps) {
  const site = useSite();
  return (
    <aside aria-label="Hızlı iletişim" className="bottom-bar">
      <div className="wrap flex items-center justify-between gap-6 py-3">
        <p className="hidden min-w-0 items-baseline gap-3 md:flex">
          <span className="truncate font-display text-h4">{product.title}</span>
          <span className="whitespace-nowrap text-sm text-stone-600">{colorName ?? 'Tüm renkler'}</span>
        </p>
        <div className="flex w-full gap-2 md:w-auto">
          <ButtonAnchor
            variant="chat"
            className="btn-narrow grow"
            href={whatsappLink(site, whatsappText(site.greeting, product, colorName, new URL(path, site.url).href))}
          >
            <Icon name="wa" />
            WhatsApp’tan Sor
          </ButtonAnchor>
          <ButtonAnchor variant="outline" className="btn-narrow grow" href={telLink(site)}>
            <Icon name="phone" />
            <span className="large:text-[0px] md:hidden">Arayın</span>
            <span className="hidden tnum md:inline">{site.phone}</span>
          </ButtonAnchor>
        </div>
      </div>
    </aside>
  );
}
