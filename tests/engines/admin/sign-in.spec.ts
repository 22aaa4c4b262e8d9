import { ADMIN } from '#tests/support/e2e-admin.ts';
import { journey } from '../support/journey.ts';
import { signOut } from '../support/staff.ts';
import { button, css, field, heading } from '../support/target.ts';

journey(
  'sign in and sign out',
  async (user) => {
    await user.open('/admin/login');
    // Another journey may have signed in.
    if ((await user.read(() => location.pathname)) !== '/admin/login') {
      await signOut(user);
      await user.open('/admin/login');
    }
    await user.fill(field('E-posta'), ADMIN.email);
    await user.fill(field('Sifre'), 'yanlis-sifre');
    await user.click(button('Giris Yap'));
    await user.sees('E-posta veya sifre hatali');
    await user.fill(field('Sifre'), ADMIN.password);
    await user.click(button('Giris Yap'));
    await user.isAt('/admin/dashboard');
    await user.sees(heading('Dashboard'));
    // It greets, and lies over the button for two seconds.
    await user.seesNot(css('.toast'));
    await user.click(button('Çıkış Yap'));
    await user.isAt('/admin/login');
  },
  { allow: ['status 401: '] },
);
