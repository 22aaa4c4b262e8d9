import { type ReactNode, useState } from 'react';
import { Accordion } from '#app/ui/accordion.tsx';
import { StatusBadge, TypeBadge } from '#app/ui/badge.tsx';
import { Banner } from '#app/ui/banner.tsx';
import { BenefitDrawing } from '#app/ui/benefit-drawing.tsx';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { DimensionLine } from '#app/ui/dimension-line.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { PhotoCardSkeletons } from '#app/ui/skeleton.tsx';
import { SpecTable } from '#app/ui/spec-table.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { ColorTicks, SampleBoard, SampleButton, SampleGroup, SampleLink } from '#app/ui/swatch.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';
import { showToast, Toaster } from '#app/ui/toast.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';

/** Every component in every state, for whoever builds a page. Development only. */
export function loader() {
  if (process.env.NODE_ENV === 'production') throw new Response(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: 'Bileşenler' }, { name: 'robots', content: 'noindex' }];

const tokens = [
  'stone-50',
  'stone-100',
  'stone-200',
  'stone-300',
  'stone-400',
  'stone-500',
  'stone-600',
  'ink',
  'forest-950',
  'forest-900',
  'forest-800',
  'forest-700',
  'forest-600',
  'teak-700',
  'teak-600',
  'teak-500',
  'teak-300',
  'chat',
  'ok',
  'ok-bg',
  'danger',
  'danger-bg',
];

const colors = [
  { name: 'Teak', color: '#9A6A3F' },
  { name: 'Ceviz', color: '#573B29' },
  { name: 'Antrasit', color: '#45494A' },
  { name: 'Gri', color: '#8C8C86' },
  { name: 'Kum', color: '#B79B74' },
  { name: 'Kızıl', color: '#7A3B2A' },
];

const icons: IconName[] = [
  'bin',
  'boards',
  'cal',
  'check',
  'clock',
  'close',
  'copy',
  'dn',
  'doc',
  'down',
  'drop',
  'ext',
  'eye',
  'facebook',
  'grid',
  'instagram',
  'left',
  'linkedin',
  'mail',
  'menu',
  'next',
  'ok',
  'out',
  'pen',
  'phone',
  'photo',
  'pin',
  'plus',
  'prev',
  'right',
  'site',
  'slide',
  'sort',
  'up',
  'upload',
  'wa',
  'warn',
  'x',
];

export default function ComponentSheet() {
  return (
    <div className="bg-white">
      <div className="wrap py-14">
        <h1 className="text-h1">Bileşenler ve durumlar</h1>
        <p className="mt-4 max-w-[40em] text-stone-600">
          Geliştirici için referans sayfası. Her bileşenin boş, yükleniyor, hata ve kapalı hâli burada.
        </p>
        <div className="mt-12">
          <Foundations />
          <Actions />
          <Choices />
          <Forms />
          <Messages />
          <Reading />
          <Waiting />
          <BackOffice />
        </div>
      </div>
      <SaveBar>
        <ButtonLink variant="outline" to=".">
          İptal
        </ButtonLink>
        <Button className="min-w-36">Güncelle</Button>
      </SaveBar>
      <Toaster />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 border-t border-stone-300 py-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-h3">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>
    </section>
  );
}

function Foundations() {
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

function Actions() {
  return (
    <Group title="Düğmeler">
      <div className="flex flex-wrap gap-3">
        <Button>Teklif Alın</Button>
        <ButtonLink variant="outline" to=".">
          Tüm Ürünler
        </ButtonLink>
        <ButtonAnchor variant="chat" href="https://wa.me/905550000000">
          <Icon name="wa" />
          WhatsApp’tan Sor
        </ButtonAnchor>
        <ButtonAnchor variant="outline" href="tel:+905550000000">
          <Icon name="phone" />
          Ara
        </ButtonAnchor>
        <Button variant="danger">Sil</Button>
        <Button variant="quiet">
          <Icon name="pen" />
          Düzenle
        </Button>
        <Button variant="quiet-danger">
          <Icon name="bin" />
          Sil
        </Button>
        <Button busy busyLabel="Kaydediliyor...">
          Kaydet
        </Button>
        <Button disabled variant="outline">
          Kapalı
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Küçük</Button>
        <Button size="sm" variant="outline">
          Yayınla
        </Button>
        <IconButton icon="up" label="Masif Deck 140: yukarı taşı" />
        <IconButton icon="dn" label="Masif Deck 140: aşağı taşı" disabled />
        <IconButton icon="bin" label="Görseli kaldır" danger />
      </div>
      <div className="on-dark flex flex-wrap gap-3 rounded-board bg-forest-950 p-6 text-white">
        <Button variant="light">Ürünleri İncele</Button>
        <Button variant="outline-dark">Teklif Alın</Button>
        <a className="link inline-flex min-h-11 items-center" href="#olcu">
          Bağlantı
        </a>
      </div>
    </Group>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('Ceviz');
  const [visible, setVisible] = useState(true);
  return (
    <Group title="Seçim">
      <ChipRail label="Kategori">
        <ChipLink to="." current>
          Tümü
        </ChipLink>
        <ChipLink to=".">Deck</ChipLink>
        <ChipLink to=".">Çit Sistemleri</ChipLink>
        <ChipLink to=".">Bahçe Kapı Sistemleri</ChipLink>
        <ChipLink to=".">Dekoratif Panel</ChipLink>
      </ChipRail>
      <SampleGroup
        legend={
          <>
            Renk: <span className="font-normal text-stone-600">{chosen}</span>
          </>
        }
      >
        <SampleButton name="Tümü" pressed={chosen === 'Tümü'} onClick={() => setChosen('Tümü')} />
        {colors.map((color) => (
          <SampleButton
            key={color.name}
            {...color}
            pressed={chosen === color.name}
            onClick={() => setChosen(color.name)}
          />
        ))}
      </SampleGroup>
      <SampleGroup legend="Renk (bağlantı)">
        <SampleLink name="Tümü" to="." current />
        <SampleLink name="Kum" color="#B79B74" to="." />
      </SampleGroup>
      <ColorTicks colors={colors} />
      <div className="flex flex-wrap gap-3">
        <StatusBadge on>Yayında</StatusBadge>
        <StatusBadge on={false}>Taslak</StatusBadge>
        <StatusBadge on>Aktif</StatusBadge>
        <StatusBadge on={false}>Pasif</StatusBadge>
        <TypeBadge>Ürün</TypeBadge>
      </div>
      <div className="flex gap-8">
        <Switch label="Antrasit görünürlüğü" checked={visible} onClick={() => setVisible(!visible)} />
        <Switch label="Kızıl görünürlüğü" checked={false} />
      </div>
      <Pagination page={5} pageCount={12} hrefFor={(page) => `?page=${page}`} />
    </Group>
  );
}

function Forms() {
  return (
    <Group title="Form">
      <form noValidate className="grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="phone" label="Boş" type="tel" placeholder="05xx xxx xx xx" required />
        <TextField name="full_name" label="Dolu" defaultValue="Ayşe Yılmaz" hint="Ad ve soyad." />
        <TextField
          name="email"
          label="Hatalı"
          type="email"
          defaultValue="ayse@"
          error="E-posta adresi eksik görünüyor."
        />
        <TextField name="closed" label="Kapalı" defaultValue="Kaydediliyor..." disabled />
        <TextField name="slug" label="Adres" leading="/products/" defaultValue="masif-deck-140" />
        <SelectField
          name="category"
          label="Kategori"
          placeholder="Kategori seçin"
          options={[
            { value: 'deck', label: 'Deck' },
            { value: 'fence', label: 'Çit Sistemleri' },
          ]}
          error={['Kategori gereklidir.']}
        />
        <TextareaField name="description" label="Açıklama" className="sm:col-span-2" rows={3} required />
        <CheckboxField name="is_active" label="Sitede göster" hint="Kapalıysa ziyaretçiler göremez." defaultChecked />
        <CheckboxField name="consent" label="Aydınlatma metnini okudum" required error="Onayınız gereklidir." />
      </form>
      <Banner className="max-w-2xl">Bir hata oluştu. Lütfen tekrar deneyin.</Banner>
      <div className="on-dark grid max-w-2xl grid-cols-1 rounded-board bg-forest-950 p-6 text-white">
        <TextField name="newsletter" label="E-posta adresiniz" type="email" placeholder="ad@example.com" />
      </div>
    </Group>
  );
}

function Messages() {
  const { confirm, dialog } = useConfirm();
  const [open, setOpen] = useState(false);
  async function ask() {
    const confirmed = await confirm({
      title: 'Bu galeri öğesini silmek istediğinizden emin misiniz?',
      text: '“Kandilli yalı terası” galeriden kalıcı olarak kaldırılır.',
    });
    showToast(confirmed ? { kind: 'success', text: 'Silindi' } : { kind: 'info', text: 'Vazgeçildi' });
  }
  return (
    <Group title="Bildirim ve onay">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => showToast({ kind: 'success', text: 'Proje başarıyla klonlandı' })}>
          Başarı bildirimi
        </Button>
        <Button
          variant="outline"
          onClick={() => showToast({ kind: 'error', text: 'Blog yazısı kaydedilirken bir hata oluştu' })}
        >
          Hata bildirimi
        </Button>
        <Button variant="outline" onClick={ask}>
          Onay sor
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Pencere aç
        </Button>
      </div>
      {dialog}
      <Modal open={open} onClose={() => setOpen(false)} title="Renk ekle">
        <form method="dialog" className="mt-5 grid grid-cols-1 gap-5">
          <TextField name="name" label="Renk adı" data-autofocus />
          <Button type="submit">Renk Ekle</Button>
        </form>
      </Modal>
    </Group>
  );
}

function Reading() {
  return (
    <Group title="Okuma">
      <Breadcrumb
        items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'Ürünler', to: '/products' }, { label: 'Masif Deck 140' }]}
      />
      <Accordion
        openIndex={0}
        items={[
          {
            title: 'Eski betonun üzerine doğrudan döşenir mi?',
            body: 'Evet. Zemin sağlam ve en az %1 eğimliyse taşıyıcı profiller betonun üzerine kurulur.',
          },
          { title: 'Yazın çok ısınır mı?', body: 'Havuz başında Kum ya da Gri gibi açık tonları öneririz.' },
          { title: 'Nasıl temizlenir?', body: 'Süpürün, ılık su ve yumuşak fırçayla yıkayın.' },
        ]}
      />
      <SpecTable
        caption="Teknik özellikler"
        rows={[
          { label: 'Genişlik', value: '140 mm' },
          { label: 'Kalınlık', value: '22 mm' },
          { label: 'Bileşim', value: '%65 ahşap lifi, %30 polimer, %5 katkı' },
        ]}
      />
    </Group>
  );
}

function Waiting() {
  return (
    <>
      <Group title="Yükleniyor">
        <Spinner className="min-h-32 max-w-2xl rounded-board border hairline" />
        <Spinner
          label="Mesajınız Gönderiliyor..."
          showLabel
          className="min-h-40 max-w-2xl rounded-board border hairline"
        />
        <PhotoCardSkeletons label="Projeler yükleniyor..." />
      </Group>
      <Group title="Boş ve bulunamadı">
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2">
          <EmptyState
            level={3}
            drawing={<CategoryDrawing name="deck" className="size-14" />}
            title="Ürün bulunamadı"
            action={
              <ButtonLink variant="outline" to=".">
                Ürünlere Dön
              </ButtonLink>
            }
          >
            Bu ürün kaldırılmış ya da adresi değişmiş olabilir.
          </EmptyState>
          <EmptyState
            level={3}
            drawing={<Icon name="doc" className="size-14" />}
            title="Henüz blog yazısı yok"
            action={
              <ButtonLink variant="outline" to=".">
                Yeni Blog Yazısı
              </ButtonLink>
            }
          >
            İlk yazınız için “Yeni Blog Yazısı” düğmesini kullanın.
          </EmptyState>
        </div>
      </Group>
    </>
  );
}

function BackOffice() {
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <Group title="Tablo">
        <div>
          <Button
            variant={ordering ? 'primary' : 'outline'}
            aria-pressed={ordering}
            onClick={() => setOrdering(!ordering)}
          >
            <Icon name="sort" />
            Sıralamayı Düzenle
          </Button>
        </div>
        <Table
          label="Ürünler"
          ordering={ordering}
          columns={[
            { label: 'Sıra', className: 'w-20' },
            { label: 'Başlık' },
            { label: 'Kategori' },
            { label: 'İşlemler', align: 'end' },
          ]}
        >
          {['Masif Deck 140', 'Oluklu Deck 150'].map((title, index) => (
            <TableRow key={title}>
              <TableCell kind="number" className="font-semibold">
                {index + 1}
              </TableCell>
              <TableCell kind="title">
                <span className="leading-snug font-semibold">
                  {title}
                  <span className="block text-sm font-normal text-stone-600 lg:hidden">Deck</span>
                </span>
              </TableCell>
              <TableCell kind="wide">Deck</TableCell>
              <TableCell kind="actions">
                {ordering ? (
                  <>
                    <IconButton icon="up" label={`${title}: yukarı taşı`} disabled={index === 0} />
                    <IconButton icon="dn" label={`${title}: aşağı taşı`} disabled={index === 1} />
                  </>
                ) : (
                  <RowActions />
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
        <Table
          label="Renkler"
          actions="inline"
          columns={[
            { label: 'Renk' },
            { label: 'Hex kodu' },
            { label: 'Görünürlük' },
            { label: 'İşlemler', align: 'end' },
          ]}
        >
          {colors.slice(0, 2).map(({ name, color }) => (
            <TableRow key={name}>
              <TableCell kind="title">
                <span className="flex items-center gap-4">
                  <SampleBoard color={color} className="h-10! w-14! flex-none" />
                  <span className="leading-snug font-semibold">
                    {name}
                    <span className="block text-sm font-normal text-stone-600 tnum lg:hidden">{color}</span>
                  </span>
                </span>
              </TableCell>
              <TableCell kind="wide" className="tnum">
                {color}
              </TableCell>
              <TableCell kind="badge">
                <Switch label={`${name} görünürlüğü`} checked />
              </TableCell>
              <TableCell kind="actions">
                <Button variant="quiet-danger" size="sm" className="max-lg:px-3!">
                  <Icon name="bin" />
                  <span className="max-lg:sr-only">Sil</span>
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </Group>
      <FormSection title="Görseller" help="En fazla 5 MB; JPEG, PNG veya WEBP.">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <UploadDrop
            label="Görsel seç"
            hint="Soruların yanında görünür"
            className="aspect-[4/3]"
            onFiles={(files) => showToast({ kind: 'success', text: files.map((file) => file.name).join(', ') })}
          />
          <UploadDrop label="Yükleniyor..." disabled className="aspect-[4/3]" onFiles={() => {}} />
          <div className="flex gap-1">
            <UploadButton label="Değiştir" className="flex-1" onFiles={() => {}} />
            <IconButton icon="bin" danger label="Ana görsel: kaldır" />
          </div>
        </div>
      </FormSection>
    </>
  );
}

function RowActions() {
  return (
    <>
      <Button variant="quiet" size="sm">
        <Icon name="pen" />
        Düzenle
      </Button>
      <Button variant="quiet" size="sm">
        <Icon name="copy" />
        Klonla
      </Button>
      <Button variant="quiet-danger" size="sm">
        <Icon name="bin" />
        Sil
      </Button>
    </>
  );
}
