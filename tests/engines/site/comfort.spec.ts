import { ENGLISH_WORDS } from '#tests/support/english-words.ts';
import { expect, journey, withComfort } from '../support/journey.ts';
import { readMovement, watchMovement } from '../support/movement.ts';
import { button, css, link } from '../support/target.ts';

withComfort();

journey('comfort: less movement, Turkish names; forced colours and letters of 200 % but in WebKit', async (user) => {
  const isWebKit = user.engine === 'webkit';
  const openInComfort = async (path: string) => {
    await user.open(path);
    await user.read(watchMovement);
    expect(await user.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await user.read(() => matchMedia('(forced-colors: active)').matches)).toBe(!isWebKit);
    const letters = () => getComputedStyle(document.documentElement).fontSize;
    expect(await user.read(letters)).toBe(isWebKit ? '16px' : '32px');
    expect((await user.read(listNames)).filter((name) => ENGLISH_WORDS.test(name))).toEqual([]);
  };
  // What moves here without the wish for less is shown by the journeys to the slider and to a product.
  await openInComfort('/');
  expect(await user.read(readMovement)).toBeLessThan(1);
  await openInComfort('/products/masif-deck-140');
  await user.click(button(/^Yazın çok ısınır mı\?/));
  await user.sees('Koyu tonlar her dış mekân');
  expect(await user.read(readMovement)).toBeLessThan(1);
  await openInComfort('/contact');
  await user.open('/products');
  const [chosen, other] = await user.read(lookOfChips);
  expect(chosen).not.toBe(other);
  await user.open('/gallery');
  await user.click(link('Urla’da havuz başı, büyüt'));
  await user.sees(css('dialog[open] img'));
  await user.press('Escape');
  await user.seesNot(css('dialog[open]'));
  await user.press('Tab');
  // Without a window manager WebKit's narrow window may never get the keyboard's focus.
  if (user.isPhone && isWebKit) return;
  await user.expect(() => Number.parseFloat(getComputedStyle(document.activeElement as Element).outlineWidth)).toBe(3);
});

// Below: functions that run in the page.

function listNames(): string[] {
  const named = Array.from(document.querySelectorAll('[aria-label], [title], img[alt], button, summary'));
  return named.flatMap((element) => [
    element.getAttribute('aria-label') ?? element.textContent ?? '',
    element.getAttribute('title') ?? '',
    element.getAttribute('alt') ?? '',
  ]);
}

function lookOfChips(): string[] {
  return Array.from(document.querySelectorAll('nav[aria-label="Kategori"] a')).map((chip) => {
    const { backgroundColor, borderColor, textDecorationLine, fontWeight } = getComputedStyle(chip);
    return [backgroundColor, borderColor, textDecorationLine, fontWeight].join();
  });
}
