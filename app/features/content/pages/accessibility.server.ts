import { definePage, searchPart } from '../page.ts';
import { html, textPart } from '../text-part.ts';

const text = textPart({
  title: 'Erişilebilirlik',
  intro:
    '<p>Sitemizi herkesin rahatça kullanabilmesini istiyoruz; görme, duyma, hareket ya da odaklanma biçimi ne olursa olsun.</p>',
  sections: [
    {
      anchor: 'hedef',
      title: 'Hedefimiz',
      text: '<p>Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünü, AA düzeyinde karşılamayı hedefliyoruz. Sayfalar bu ölçütler gözetilerek tasarlandı. Bağımsız bir kuruluşun denetiminden geçmiş değildir; eksik kalan yerleri öğrendikçe düzeltiriz.</p>',
    },
    {
      anchor: 'yaptiklarimiz',
      title: 'Neler yaptık?',
      text: html(
        '<ul>',
        '<li>Bütün menüler, formlar ve görüntüleyici klavyeyle kullanılır; odak her zaman görünür.</li>',
        '<li>Her sayfanın başında “İçeriğe geç” bağlantısı vardır.</li>',
        '<li>Metin ile zemin arasındaki karşıtlık en az 4,5:1’dir.</li>',
        '<li>Dokunma alanları çoğunlukla 44 piksel ve üzeridir; hiçbir işlem yalnızca sürüklemeye bağlı değildir.</li>',
        '<li>Renkler adlarıyla birlikte gösterilir; bilgi yalnızca renkle anlatılmaz.</li>',
        '<li>Form hataları, alanın yanında yazıyla açıklanır.</li>',
        '<li>Cihazınızda hareketi azaltmayı seçtiyseniz canlandırmalar durur.</li>',
        '<li>Sayfalar telefon genişliğinden başlayarak ekranınıza uyar; yakınlaştırma engellenmez.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'sinirlar',
      title: 'Bilinen sınırlar',
      text: html(
        '<ul>',
        '<li>İletişim sayfasındaki harita OpenStreetMap görsellerinden oluşur ve ekran okuyucuya anlamlı bilgi vermez. Adres aynı sayfada yazıyla da bulunur.</li>',
        '<li>Sonradan eklenen bazı fotoğrafların açıklaması yalnızca ürün ya da proje adından oluşabilir.</li>',
        '<li>WhatsApp ve sosyal ağ bağlantıları bizim denetimimizde olmayan hizmetlere gider.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'bize-yazin',
      title: 'Bir engelle karşılaşırsanız',
      text: html(
        '<p>Hangi sayfada ne yapmak istediğinizi ve kullandığınız tarayıcı ile yardımcı teknolojiyi {e-posta} adresine yazın ya da {telefon} numarasını arayın.</p>',
        '<p>Aradığınız bilgiyi size uygun başka bir yoldan, örneğin telefonla okuyarak ya da düz metin olarak da iletebiliriz. Showroom ziyaretinden önce haber verirseniz erişim gereksiniminize göre hazırlanırız.</p>',
      ),
    },
  ],
});

export const accessibility = definePage({
  title: 'Erişilebilirlik',
  group: 'pages',
  address: '/erisilebilirlik',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'Erişilebilirlik',
      'Sitemizin WCAG 2.2 AA hedefi, bunun için yaptıklarımız, bilinen sınırlar ve bize ulaşma yolları.',
    ),
  },
});
