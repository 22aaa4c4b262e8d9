import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { writeSite } from '#app/features/content/write-site.server.ts';
import { FIRST_FACTS, type Site } from '#app/shared/site.ts';
import * as accessibility from './accessibility.tsx';
import * as faq from './faq.tsx';
import * as installationGuide from './installation-guide.tsx';
import * as paymentOptions from './payment-options.tsx';
import * as privacy from './privacy.tsx';
import * as returnPolicy from './return-policy.tsx';
import * as terms from './terms.tsx';

const site: Site = writeSite(
  {
    ...FIRST_FACTS,
    emergencyPhone: '+90 212 555 01 23',
    name: 'Deneme Kompozit',
    phone: '+90 212 555 01 23',
    email: 'info@example.com',
    whatsapp: '902125550123',
    address: 'Deneme Cad. No: 1, Kadıköy / İstanbul',
    city: 'İstanbul',
    lat: 41,
    lng: 29,
    social: { facebook: '', instagram: '', x: '', linkedin: '' },
  },
  'http://localhost:3000',
);

function render(Page: () => React.JSX.Element) {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { site } } }} />);
}

const pages = { accessibility, faq, installationGuide, paymentOptions, privacy, returnPolicy, terms };

describe('the pages that the footer links to', () => {
  it.each(Object.entries(pages))(
    '%s has one h1, an index whose links lead somewhere, and a short description',
    (_, page) => {
      const html = render(page.default);
      expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1);
      expect(html).toContain(`>${page.handle.title}</h1>`);
      expect(page.handle.description.length).toBeLessThanOrEqual(155);
      const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), (match) => match[1]);
      expect(targets.length).toBeGreaterThanOrEqual(4);
      for (const target of targets) expect(html).toContain(`<h2 id="${target}"`);
      expect(new Set(targets).size).toBe(targets.length);
    },
  );

  it('privacy names the company of the settings and the rights of the law', () => {
    const html = render(privacy.default);
    expect(html).toContain('Deneme Kompozit');
    expect(html).toContain('mailto:info@example.com');
    expect(html).toContain('6698 sayılı');
    expect(html).toContain('11. maddesi');
    // What the log and the limits keep; tests/server/security-log.test.ts holds the server to it.
    expect(html).toContain('Bu kayıtlarda IP adresiniz ve arama kutusuna yazdıklarınız yer almaz');
  });

  it('faq answers at least twelve questions, one open at a time', () => {
    const html = render(faq.default);
    expect(html.match(/<details class="acc" name="faq">/g)?.length).toBeGreaterThanOrEqual(12);
  });
});
