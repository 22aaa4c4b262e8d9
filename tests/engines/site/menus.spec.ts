import { journey } from '../support/journey.ts';
import { button, css, link } from '../support/target.ts';

const BAR = 'nav[aria-label="Ana menü"]';

journey('menus', async (user) => {
  await user.open('/about');
  if (user.isPhone) {
    await user.click(button('Menüyü aç'));
    await user.sees(link('Galeri', BAR));
    await user.press('Escape');
    await user.seesNot(link('Galeri', BAR));
    await user.click(button('Menüyü aç'));
    await user.click(button('Ürünler', BAR));
  } else {
    await user.seesNot(link('Pergola', BAR));
    await user.hover(css(`${BAR} a[href="/products"]`));
  }
  await user.click(link('Pergola', BAR));
  await user.isAt('/products?category=pergola');
  await user.sees('Gölge Pergola');
  if (user.isPhone) await user.seesNot(link('Galeri', BAR));
});
