import { journey } from '../support/journey.ts';
import { button, css, link } from '../support/target.ts';

const FILTER = 'nav[aria-label="Galeri filtresi"]';

journey('gallery and viewer', async (user) => {
  await user.open('/gallery');
  await user.click(link('Projeler', FILTER));
  await user.isAt('/gallery?tur=project');
  await user.sees(css(`${FILTER} a[href="/gallery?tur=project"][aria-current]`));
  await user.click(link('Urla’da havuz başı, büyüt'));
  await user.sees('Kum renkli oluklu deck');
  const at = () => Number(/(\d+) \/ \d+/.exec(document.querySelector('dialog')?.textContent ?? '')?.[1]);
  const first = await user.read(at);
  const [there, back] = first === 1 ? (['Sonraki', 'Önceki'] as const) : (['Önceki', 'Sonraki'] as const);
  await user.click(button(`${there} görsel`));
  await user.expect(at).toBe(first + (there === 'Sonraki' ? 1 : -1));
  await user.click(button(`${back} görsel`));
  await user.expect(at).toBe(first);
  await user.click(button('Kapat'));
  await user.seesNot('Kum renkli oluklu deck');
});
