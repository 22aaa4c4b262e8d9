import { expect, journey } from '../support/journey.ts';
import { css } from '../support/target.ts';

const SLIDER = css('input[type=range][aria-label="Öncesi ve sonrası karşılaştırması"], .ba input[type=range]');

journey('before and after slider', { chromium: ['home'] }, async (user) => {
  const value = () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value);
  await user.open('/');
  expect(await user.read(value)).toBe(50);
  const width = await user.read(() => document.querySelector('input[type=range]')?.getBoundingClientRect().width ?? 0);
  await user.grab(SLIDER, { x: -width * 0.3, y: 0 });
  await user.expect(value).toBeLessThan(25);
  await user.letGo();
  expect(await user.read(value)).toBeGreaterThan(15);
  await user.press('Home');
  await user.expect(value).toBe(0);
  await user
    .expect(() => getComputedStyle(document.querySelector('.ba-after') ?? document.body).clipPath)
    .toMatch(/inset\(0(px)?( 0(px)? 0(px)? 0%)?\)/);
});
