import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

const render = (link: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/products/masif-deck-140?renk=kum']}>{link}</MemoryRouter>);

it.each([
  '/',
  '/products/masif-deck-140?renk=kum&gorsel=2',
  '/products?category=Bah%C3%A7e+Kap%C4%B1',
  '/sss#garanti',
  '.',
  '..',
  '?renk=ceviz',
  '#renkler',
  '//another-host.example',
  'https://another-host.example/page',
])('on the server a link to %s is what React Router makes of it', (to) => {
  expect(Link).not.toBe(RouterLink);
  const props = { to, className: 'link', 'aria-current': 'page', prefetch: 'intent', replace: true } as const;
  expect(render(<Link {...props}>Deck</Link>)).toBe(render(<RouterLink {...props}>Deck</RouterLink>));
});
