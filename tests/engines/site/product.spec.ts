import { journey } from '../support/journey.ts';
import { readMovement, watchMovement } from '../support/movement.ts';
import { button, css, link } from '../support/target.ts';

const VIEWER = 'dialog[aria-label="Görsel görüntüleyici"], [role=dialog]';

journey('product: colours, viewer, questions', async (user) => {
  await user.open('/products/masif-deck-140');
  await user.click(link('Masif Deck 140, Teak, büyüt'));
  await user.sees(button('Kapat', VIEWER));
  await user.sees('1 / ');
  await user.press('ArrowRight');
  await user.sees('2 / ');
  await user.press('Escape');
  await user.seesNot(button('Kapat', VIEWER));
  await user.expect(() => document.activeElement?.getAttribute('aria-label')).toMatch(/büyüt$/);
  await user.click(link('Ceviz', '[role=group][aria-label="Renk"], fieldset'));
  await user.isAt('/products/masif-deck-140?renk=ceviz');
  await user.sees(link('Masif Deck 140, Ceviz, büyüt'));
  await user.sees('Evet. Zemin sağlam');
  await user.read(watchMovement);
  await user.click(button(/^Yazın çok ısınır mı\?/));
  await user.sees('Koyu tonlar her dış mekân');
  await user.seesNot('Evet. Zemin sağlam');
  // The turning sign; where less movement is wanted, comfort.spec.ts expects none.
  await user.expect(readMovement).toBeGreaterThan(100);
  await user.sees(css('aside a[href^="https://wa.me/"]'));
  await user.sees(css('aside a[href^="tel:+"]'));
});
