import { journey } from '../support/journey.ts';
import { css, field } from '../support/target.ts';

journey('calculator', async (user) => {
  await user.open('/hesapla?tur=deck&urun=masif-deck-140');
  await user.fill(css('input[name=en]'), '4');
  await user.fill(css('input[name=boy]'), '3,5');
  await user.sees(field(/^En/));
  await user.isAt(/en=4&boy=3(%2C|,)5/);
  await user.sees(css('main svg [data-part], main svg rect'));
});
