import { randomUUID } from 'node:crypto';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { journey } from '../support/journey.ts';
import { button, field } from '../support/target.ts';

journey(
  'contact form with messages',
  async (user) => {
    // All journeys together send more than one address may.
    withDatabase((database) => database.exec('delete from rate_limits'));
    const opened = Date.now();
    await user.open('/contact');
    await user.click(button('Mesajı Gönder'));
    for (const message of [
      'Adınızı yazın.',
      'E-posta adresinizi yazın.',
      'Telefon numaranızı yazın.',
      'Mesajınızı yazın.',
    ])
      await user.sees(message);
    await user.expect(() => document.activeElement?.getAttribute('name')).toBe('name');
    const name = `Ayşe Işık ${randomUUID().slice(0, 8)}`;
    await user.fill(field(/^Adınız soyadınız/), name);
    await user.fill(field(/^E-posta/, 'main form'), 'ayse@');
    await user.fill(field(/^Telefon/), '0555 555 01 23');
    await user.fill(field(/^Mesajınız/), `Kadıköy’de 40 m² teras. ${name}`);
    await user.click(button('Mesajı Gönder'));
    await user.sees('E-posta adresi eksik görünüyor.');
    await user.expect(() => document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(name);
    await user.fill(field(/^E-posta/, 'main form'), `ok-${randomUUID()}@example.com`);
    // Whoever sends sooner counts as a program.
    await user.expect((since: number) => Date.now() - since > 2500, opened).toBe(true);
    await user.click(button('Mesajı Gönder'));
    await user.isAt('/tesekkurler');
    await user.sees('Teşekkürler, mesajınız bize ulaştı.');
    await user.expect(() => scrollY).toBe(0);
  },
  { allow: ['status 400: '] },
);
