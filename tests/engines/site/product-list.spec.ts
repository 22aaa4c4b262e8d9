import { expect, journey } from '../support/journey.ts';
import { link } from '../support/target.ts';

const CHIPS = 'nav[aria-label="Kategori"]';

journey('chips, back and forward', async (user) => {
  const place = () => scrollY;
  await user.open('/products');
  await user.sees('Lamel Çit 180');
  await user.click(link('Deck', CHIPS));
  await user.isAt('/products?category=deck');
  await user.seesNot('Lamel Çit 180');
  await user.back();
  await user.isAt('/products');
  await user.sees('Lamel Çit 180');
  // The place that was left is there again after going back, and the other page's after going forward.
  await user.bringIntoView(link(/Gölge Pergola/, 'main'));
  const left = await user.read(place);
  expect(left).toBeGreaterThan(100);
  await user.click(link(/Gölge Pergola/, 'main'));
  await user.isAt('/products/golge-pergola');
  await user.sees('Benzer ürünler');
  await user.expect(place).toBe(0);
  await user.read(() => scrollTo({ top: 700, behavior: 'instant' }));
  await user.expect(place).toBe(700);
  await user.back();
  await user.isAt('/products');
  await user.expect(place).toBe(left);
  await user.sees(link(/Gölge Pergola/, 'main'));
  await user.forward();
  await user.isAt('/products/golge-pergola');
  await user.expect(place).toBe(700);
});
