import { mailLink, telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { useSite } from '#app/ui/site-context.tsx';
import { fixedPageMeta } from '../page-meta.ts';
import { TextPage, type TextSection } from './text-page.tsx';

export const handle = {
  title: 'Erişilebilirlik',
  description: 'Sitemizin WCAG 2.2 AA hedefi, bunun için yaptıklarımız, bilinen sınırlar ve bize ulaşma yolları.',
  cache: {},
};

export const meta = fixedPageMeta(handle);

export default function Accessibility() {
  return (
    <TextPage
      title={handle.title}
      updated="1 Ekim 2025"
      intro={
        <p>
          Sitemizi herkesin rahatça kullanabilmesini istiyoruz; görme, duyma, hareket ya da odaklanma biçimi ne olursa
          olsun.
        </p>
      }
      sections={sectionsFor(useSite())}
    />
  );
}

function sectionsFor(site: Site): TextSection[] {
  return [
    {
      id: 'hedef',
      title: 'Hedefimiz',
      body: (
        <p>
          Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünü, AA düzeyinde karşılamayı hedefliyoruz. Sayfalar
          bu ölçütler gözetilerek tasarlandı. Bağımsız bir kuruluşun denetiminden geçmiş değildir; eksik kalan yerleri
          öğrendikçe düzeltiriz.
        </p>
      ),
    },
    {
      id: 'yaptiklarimiz',
      title: 'Neler yaptık?',
      body: (
        <ul>
          <li>Bütün menüler, formlar ve görüntüleyici klavyeyle kullanılır; odak her zaman görünür.</li>
          <li>Her sayfanın başında “İçeriğe geç” bağlantısı vardır.</li>
          <li>Metin ile zemin arasındaki karşıtlık en az 4,5:1’dir.</li>
          <li>Dokunma alanları çoğunlukla 44 piksel ve üzeridir; hiçbir işlem yalnızca sürüklemeye bağlı değildir.</li>
          <li>Renkler adlarıyla birlikte gösterilir; bilgi yalnızca renkle anlatılmaz.</li>
          <li>Form hataları, alanın yanında yazıyla açıklanır.</li>
          <li>Cihazınızda hareketi azaltmayı seçtiyseniz canlandırmalar durur.</li>
          <li>Sayfalar telefon genişliğinden başlayarak ekranınıza uyar; yakınlaştırma engellenmez.</li>
        </ul>
      ),
    },
    {
      id: 'sinirlar',
      title: 'Bilinen sınırlar',
      body: (
        <ul>
          <li>
            İletişim sayfasındaki harita OpenStreetMap görsellerinden oluşur ve ekran okuyucuya anlamlı bilgi vermez.
            Adres aynı sayfada yazıyla da bulunur.
          </li>
          <li>Sonradan eklenen bazı fotoğrafların açıklaması yalnızca ürün ya da proje adından oluşabilir.</li>
          <li>WhatsApp ve sosyal ağ bağlantıları bizim denetimimizde olmayan hizmetlere gider.</li>
        </ul>
      ),
    },
    {
      id: 'bize-yazin',
      title: 'Bir engelle karşılaşırsanız',
      body: (
        <>
          <p>
            Hangi sayfada ne yapmak istediğinizi ve kullandığınız tarayıcı ile yardımcı teknolojiyi{' '}
            <a href={mailLink(site)}>{site.email}</a> adresine yazın ya da <a href={telLink(site)}>{site.phone}</a>{' '}
            numarasını arayın.
          </p>
          <p>
            Aradığınız bilgiyi size uygun başka bir yoldan, örneğin telefonla okuyarak ya da düz metin olarak da
            iletebiliriz. Showroom ziyaretinden önce haber verirseniz erişim gereksiniminize göre hazırlanırız.
          </p>
        </>
      ),
    },
  ];
}
