import { journey } from '../support/journey.ts';
import { makePhoto, openAsStaff, uniqueName } from '../support/staff.ts';
import { button, css, link } from '../support/target.ts';

journey('gallery item', async (user) => {
  const title = uniqueName('Motor');
  await openAsStaff(user, '/admin/gallery/new');
  await user.fill(css('input[name=title]'), title);
  await user.upload(css('main input[type=file]'), await makePhoto('bahce.jpg'));
  await user
    .expect(() => document.querySelector<HTMLInputElement>('input[name=image_url]')?.value)
    .toMatch(/^\/images\//);
  await user.click(button('Oluştur'));
  await user.isAt(/^\/admin\/gallery(\?|$)/);
  await user.sees(link('Yeni Galeri Öğesi Ekle'));
  await user.open('/gallery');
  await user.sees(link(`${title}, büyüt`));
});
