import { expect, test } from '#tests/support/e2e.ts';
import { open } from '#tests/support/visitor.ts';
import budget from '../../budget.json' with { type: 'json' };

/** Pages that use no style that the other pages do not use as well. */
const WITHOUT_OWN_STYLES = ['/projects', '/projects/kandilli-yali-terasi', '/blogs', '/about', '/faq'];
const PAGES = budget.pages.filter((path) => !WITHOUT_OWN_STYLES.includes(path));

// With scripts the page would load the whole stylesheet by itself.
test.use({ javaScriptEnabled: false });

test('every page looks with the styles that it carries as with all of them', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    const { looked, changes } = await page.evaluate(compareWithAllStyles);
    expect(looked, path).toBeGreaterThan(2000);
    expect(changes, path).toEqual([]);
  }
});

/** Which computed styles of which elements, and of what styles put before and after them, the whole stylesheet changes. */
async function compareWithAllStyles() {
  // What lies below the screen has no sizes otherwise.
  const laidOut = Object.assign(document.createElement('style'), {
    textContent: '*{content-visibility:visible!important}',
  });
  document.head.append(laidOut);
  // A font that comes between the two looks would change sizes.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const kinds = new Map<string, Element>();
  for (const element of document.querySelectorAll('body, body *:not(script, noscript, svg *)'))
    kinds.set(
      `${element.parentElement?.getAttribute('class')} > ${element.tagName} ${element.getAttribute('class')}`,
      element,
    );

  /** The values of all names by the kind of element, or by what styles put before or after it. */
  function readLook() {
    for (const animation of document.getAnimations()) animation.finish();
    const look = new Map<string, string[]>();
    for (const [kind, element] of kinds)
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part === '' || style.content !== 'none')
          look.set(
            `${kind}${part}`,
            names.map((name) => style.getPropertyValue(name)),
          );
      }
    return look;
  }

  const carried = readLook();
  const styles = document.getElementById('page-styles') as HTMLStyleElement;
  const text = await (await fetch(styles.dataset.all ?? '')).text();
  // As the page itself does when its scripts come, and without the fonts, too.
  const textContent = text.replace(/@font-face ?{[^}]*}/g, '');
  styles.after(Object.assign(document.createElement('style'), { textContent }));
  const changes = [...readLook()].flatMap(([part, values]) =>
    values.flatMap((value, index) =>
      carried.get(part)?.[index] === value ? [] : `${part} { ${names[index]}: ${value} }`,
    ),
  );
  return { looked: carried.size * names.length, changes };
}
