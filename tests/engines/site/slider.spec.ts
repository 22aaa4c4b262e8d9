import { expect, journey } from '../support/journey.ts';
import { readMovement, watchMovement } from '../support/movement.ts';
import { css } from '../support/target.ts';

const SLIDER = css('input[type=range][aria-label="Öncesi ve sonrası karşılaştırması"], .ba input[type=range]');

journey('before and after slider', async (user) => {
  const value = () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value);
  await user.open('/');
  // The measure under the first picture draws itself; where less movement is wanted, comfort.spec.ts expects none.
  await user.read(watchMovement);
  await user.expect(readMovement).toBeGreaterThan(500);
  expect(await user.read(value)).toBe(50);
  const width = await user.read(() => document.querySelector('input[type=range]')?.getBoundingClientRect().width ?? 0);
  // The page knows where the slider is before Firefox has drawn it; a finger that came too early tries again.
  await expect(async () => {
    await user.grab(SLIDER, { x: -width * 0.3, y: 0 });
    try {
      await expect.poll(() => user.read(value), { timeout: 2000 }).toBeLessThan(25);
    } finally {
      await user.letGo();
    }
  }).toPass({ timeout: 30_000 });
  expect(await user.read(value)).toBeGreaterThan(15);
  // A finger that has moved it leaves the focus where it was.
  if (user.isPhone) await user.grab(SLIDER, { x: -width / 2, y: 0 });
  else await user.press('Home');
  await user.expect(value).toBe(0);
  await user
    .expect(() => getComputedStyle(document.querySelector('.ba-after') ?? document.body).clipPath)
    .toMatch(/inset\(0(px)?( 0(px)? 0(px)? 0%)?\)/);
  if (user.isPhone) await user.letGo();
});
