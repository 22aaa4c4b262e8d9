import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NavLink } from './nav-link.tsx';

it.each([
  ['on its page', '/products', '/products', true],
  ['with a query', '/products', '/products?category=Deck', true],
  ['on a page below it', '/products', '/products/masif-deck-140', true],
  ['in another spelling of its address', '/products', '/Products/', true],
  ['on a page whose address begins alike', '/products', '/products-in-stock', false],
  ['on another page', '/products', '/about', false],
  ['at the start', '/', '/', true],
  ['anywhere else, for the start', '/', '/about', false],
])('a link of a menu knows the visitor %s', (_, to, address, isHere) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <NavLink to={to}>Ürünler</NavLink>
    </MemoryRouter>,
  );
  expect(markup.includes('aria-current="page"')).toBe(isHere);
});
