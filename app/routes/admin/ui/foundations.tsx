import themeCss from '#app/styles/theme.css?raw';
import { BenefitDrawing } from '#app/ui/benefit-drawing.tsx';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { DimensionLine } from '#app/ui/dimension-line.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Group } from './group.tsx';

const tokens = [...themeCss.matchAll(/--color-([\w-]+): #/g)].map(([, name]) => name as string);

/** Complete by its type: a new icon that is missing here does not compile. */
const icons = Object.keys({
  bin: true,
  boards: true,
  check: true,
  clock: true,
  close: true,
  copy: true,
  dn: true,
  doc: true,
  down: true,
  drop: true,
  ext: true,
  eye: true,
  facebook: true,
  grid: true,
  instagram: true,
  left: true,
  linkedin: true,
  mail: true,
  menu: true,
  next: true,
  ok: true,
  out: true,
  pen: true,
  pages: true,
  phone: true,
  photo: true,
  pin: true,
  plus: true,
  prev: true,
  right: true,
  search: true,
  site: true,
  slide: true,
  up: true,
  upload: true,
  wa: true,
  warn: true,
  x: true,
} satisfies Record<IconName, true>) as IconName[];

export function Foundations() {
  return (
    <>
      <Group title="Renk">
        <div className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {tokens.map((token) => (
            <div key={token}>
              <div
                className="h-20 rounded-board border hairline"
                style={{ backgroundColor: `var(--color-${token})` }}
              />
              <p className="mt-2 text-sm font-semibold">{token}</p>
            </div>
          ))}
        </div>
      </Group>
      <Group title="Yazı">
        <div>
          <p className="font-display text-display">İğde, şömine</p>
          <p className="mt-3 font-display text-h1">Başlık bir, h1</p>
          <p className="mt-3 font-display text-h2">Başlık iki, h2</p>
          <p className="mt-3 font-display text-h3">Başlık üç, h3</p>
          <p className="mt-4 max-w-[36em] text-lead">
            Giriş metni. Deck, çit, cephe ve pergola sistemlerini keşiften montaja kadar aynı ekiple kuruyoruz.
          </p>
          <p className="mt-3 max-w-[40em] text-stone-600">
            Gövde metni. Yağmuru ve havuz suyunu ahşaba göre çok az emer. Şişmez, çürümez, küf tutmaz.
          </p>
          <p className="mt-3">
            <a className="link inline-flex min-h-11 items-center" href="#olcu">
              Tek başına duran bağlantı
            </a>
          </p>
        </div>
      </Group>
      <Group title="Çizim ve ölçü">
        <div className="flex flex-wrap items-center gap-6">
          <BrandMark className="size-10 text-forest-800" />
          {['all', 'deck', 'fence', 'garden_gate', 'facade', 'pergola', 'decorative_panel'].map((name) => (
            <CategoryDrawing key={name} name={name} className="size-12 text-teak-600" />
          ))}
        </div>
        <div className="flex flex-wrap gap-6">
          {(['water', 'sun', 'brush', 'foot', 'clip', 'years'] as const).map((name) => (
            <BenefitDrawing key={name} name={name} />
          ))}
        </div>
        <div id="olcu" className="w-40">
          <p className="font-display text-h1 leading-none tnum">10+</p>
          <DimensionLine draw className="my-3 text-stone-400" />
          <p className="text-sm text-stone-600">yıl deneyim</p>
        </div>
        <ul className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-8">
          {icons.map((name) => (
            <li key={name} className="grid justify-items-start gap-1 text-xs text-stone-600">
              <Icon name={name} className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
