import { journey } from '../support/journey.ts';
import { makePhoto, openAsStaff, uniqueName } from '../support/staff.ts';
import { button, css, field } from '../support/target.ts';

journey('product with upload and rows', async (user) => {
  const title = uniqueName('Motor');
  await openAsStaff(user, '/admin/products/new');
  await user.fill(css('input[name=title]'), title);
  await user.choose(css('select[name=category]'), 'Deck');
  await user.fill(css('textarea[name=description]'), 'Her tarayicida yazildi');
  await user.upload(field('Ana Gorsel: gorsel sec'), await makePhoto('ana.jpg'));
  await user
    .expect(() => document.querySelector<HTMLInputElement>('input[name=main_image]')?.value)
    .toMatch(/^\/images\//);
  await user.fill(field('Ozellik basligi'), 'Dolu');
  await user.fill(field('Ozellik aciklamasi'), 'Gövde');
  await user.click(button('Ozellik Ekle'));
  await user
    .expect(() => document.querySelector<HTMLInputElement>('input[name=features]')?.value)
    .toBe('[{"title":"Dolu","description":"Gövde"}]');
  await user.click(button('Olustur'));
  await user.isAt(/^\/admin\/products(\?|$)/);
  await user.sees(button('Siralamayi Duzenle'));
  const slug = title.toLowerCase().replace(' ', '-');
  await user.open(`/products/${slug}`);
  await user.sees('Her tarayicida yazildi');
  await user.expect(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth).toBeGreaterThan(0);
});
