import type { ReactNode } from 'react';
import { href } from 'react-router';
import { addressLine, mailLink, mapsLink, telLink, whatsappLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Remembered } from '#app/ui/remembered.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { CATEGORY_LINKS } from './nav-links.ts';

const INFO_LINKS = [
  { to: href('/renkler'), label: 'Renkler' },
  { to: href('/hesapla'), label: 'Malzeme hesabı' },
  { to: href('/numune'), label: 'Numune iste' },
  { to: href('/about'), label: 'Hakkımızda' },
  { to: href('/blogs'), label: 'Blog' },
  { to: href('/katalog.pdf'), label: 'E-katalog (PDF)' },
  { to: href('/installation-guide'), label: 'Montaj Kılavuzu' },
  { to: href('/faq'), label: 'Sık Sorulan Sorular' },
  { to: href('/return-policy'), label: 'İade Koşulları' },
  { to: href('/payment-options'), label: 'Ödeme Seçenekleri' },
];

const LEGAL_LINKS = [
  { to: href('/privacy'), label: 'Gizlilik Politikası' },
  { to: href('/terms'), label: 'Kullanım Koşulları' },
  { to: href('/erisilebilirlik'), label: 'Erişilebilirlik' },
];

interface Words {
  year: string;
  text: string;
  rights: string;
}

export function Footer(words: Words) {
  return (
    <Remembered
      as="footer"
      className="on-dark bg-forest-950 text-white print:hidden"
      of={FooterContent}
      given={{ site: useSite(), ...words }}
    />
  );
}

function FooterContent({ site, year, text, rights }: Words & { site: Site }) {
  return (
    <div className="wrap pt-16 pb-10 lg:pt-24">
      <div className="grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] gap-x-4 gap-y-11 lg:grid-cols-[1.9fr_1fr_1fr_1.35fr] lg:gap-x-10">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Link
            to={href('/')}
            className="inline-flex min-h-11 items-center gap-3 font-display text-[1.5rem] tracking-[-0.015em]"
          >
            <BrandMark className="size-7 flex-none" />
            {site.name}
          </Link>
          <p className="mt-4 text-stone-300">{text}</p>
          <SocialLinks site={site} />
        </div>
        <LinkColumn title="Ürünler" links={CATEGORY_LINKS} />
        <LinkColumn title="Bilgi" links={INFO_LINKS} />
        <div className="col-span-2 lg:col-span-1">
          <ColumnTitle>İletişim</ColumnTitle>
          <ContactLinks site={site} />
        </div>
      </div>
      <div className="mt-14 flex flex-col gap-3 border-white/15 border-t pt-6 text-sm text-stone-300 sm:flex-row sm:items-center sm:justify-between">
        <p>
          © {year} {site.name}. {rights}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {LEGAL_LINKS.map((link) => (
            <li key={link.to}>
              <FooterLink to={link.to}>{link.label}</FooterLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ColumnTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-sans font-semibold text-base">{children}</h2>;
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div>
      <ColumnTitle>{title}</ColumnTitle>
      <ul className="mt-4 grid gap-0.5 text-stone-300">
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink to={link.to}>{link.label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      {...(to.endsWith('.pdf') ? { reloadDocument: true } : { prefetch: 'intent' })}
      className="inline-flex min-h-11 md:pointer-fine:min-h-9 items-center underline-offset-4 hover:text-white hover:underline"
    >
      {children}
    </Link>
  );
}

function SocialLinks({ site }: { site: Site }) {
  const links: { label: string; icon: IconName; to: string }[] = [
    { label: 'Facebook', icon: 'facebook', to: site.social.facebook },
    { label: 'Instagram', icon: 'instagram', to: site.social.instagram },
    { label: 'X (Twitter)', icon: 'x', to: site.social.x },
    { label: 'LinkedIn', icon: 'linkedin', to: site.social.linkedin },
    { label: 'WhatsApp', icon: 'wa', to: whatsappLink(site) },
  ];
  return (
    <ul className="mt-7 flex flex-wrap gap-2">
      {links
        .filter(({ to }) => to !== '')
        .map((link) => (
          <li key={link.label}>
            <ExternalLink
              href={link.to}
              aria-label={link.label}
              className="grid size-11 place-items-center rounded-board border border-white/25 transition-colors hover:border-white"
            >
              <Icon name={link.icon} className="size-5" />
            </ExternalLink>
          </li>
        ))}
    </ul>
  );
}

function ContactLinks({ site }: { site: Site }) {
  const look = 'inline-flex min-h-11 md:pointer-fine:min-h-9 gap-3 py-1.5 leading-normal hover:text-white';
  const icon = 'mt-0.5 size-5 flex-none text-teak-300';
  return (
    <ul className="mt-2.5 grid gap-1 text-stone-300">
      <li>
        <ExternalLink className={`${look} tnum`} href={telLink(site)}>
          <Icon name="phone" className={icon} />
          {site.phone}
        </ExternalLink>
      </li>
      <li>
        <ExternalLink className={look} href={mailLink(site)}>
          <Icon name="mail" className={icon} />
          <span className="min-w-0 [overflow-wrap:anywhere]">{site.email}</span>
        </ExternalLink>
      </li>
      <li>
        <ExternalLink className={look} href={mapsLink(site)}>
          <Icon name="pin" className={icon} />
          <span className="text-balance">{addressLine(site)}</span>
        </ExternalLink>
      </li>
    </ul>
  );
}
