import { ENGLISH_WORDS } from '#tests/support/english-words.ts';
import { expect, journey, withComfort } from '../support/journey.ts';
import { css, link } from '../support/target.ts';

withComfort();

journey(
  'comfort: less movement, Turkish names; forced colours and letters of 200 % in Firefox',
  {
    chromium: ['fingers-and-comfort', 'accessibility'],
  },
  async (user) => {
    const isFirefox = await user.read(() => navigator.userAgent.includes('Firefox'));
    for (const path of ['/products/masif-deck-140', '/contact']) {
      await user.open(path);
      expect(await user.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
      const letters = () => getComputedStyle(document.documentElement).fontSize;
      expect(await user.read(letters)).toBe(isFirefox ? '32px' : '16px');
      await user.expect(countMoving).toBe(0);
      expect((await user.read(listNames)).filter((name) => ENGLISH_WORDS.test(name))).toEqual([]);
    }
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
    if (user.isPhone && !isFirefox) return;
    await user
      .expect(() => Number.parseFloat(getComputedStyle(document.activeElement as Element).outlineWidth))
      .toBe(3);
  },
);

// Below: functions that run in the page.

function countMoving(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
}

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
