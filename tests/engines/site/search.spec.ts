import { journey } from '../support/journey.ts';
import { button, field, link } from '../support/target.ts';

journey('search', async (user) => {
  await user.open('/ara');
  await user.fill(field('Ne arıyorsunuz?'), 'pergola');
  await user.click(button('Ara', 'main form'));
  await user.isAt('/ara?q=pergola');
  await user.click(link(/Gölge Pergola/, 'main'));
  await user.isAt('/products/golge-pergola');
});
