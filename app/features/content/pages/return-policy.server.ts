import { definePage, searchPart } from '../page.ts';
import { html, textPart } from '../text-part.ts';

const text = textPart({
  title: 'İade Koşulları',
  intro:
    '<p>Bu sayfa, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği çerçevesindeki haklarınızı özetler. Sözleşmenizde yazan ve lehinize olan hükümler ayrıca geçerlidir.</p>',
  sections: [
    {
      anchor: 'cayma-hakki',
      title: 'Cayma hakkı: 14 gün',
      text: html(
        '<p>Telefonla, e-postayla ya da başka bir uzaktan iletişim yoluyla yaptığınız standart ürün alımlarında, ürünü teslim aldığınız günden itibaren 14 gün içinde hiçbir gerekçe göstermeden ve cezai şart ödemeden sözleşmeden cayabilirsiniz. Teslimden önce de cayma hakkınızı kullanabilirsiniz.</p>',
        '<p>Evinizde ya da şantiyede, yani iş yerimizin dışında imzalanan sözleşmelerde de yasanın tanıdığı 14 günlük cayma hakkı geçerlidir; süre ve istisnalar sözleşmenizde ayrıca yazar. Showroomda yüz yüze yapılan alımlarda yasal cayma hakkı bulunmaz. Yine de açılmamış ve kesilmemiş stok ürünlerde değişim için bize danışabilirsiniz.</p>',
      ),
    },
    {
      anchor: 'istisna',
      title: 'Ölçüye özel üretimler',
      text: html(
        '<p>Sizin isteğiniz ve ölçünüz doğrultusunda hazırlanan ürünlerde cayma hakkı kullanılamaz (Mesafeli Sözleşmeler Yönetmeliği madde 15). Bizde bu kapsama genellikle şunlar girer:</p>',
        '<ul>',
        '<li>Alanınıza göre kesilmiş deck, çit ve cephe profilleri</li>',
        '<li>Ölçüye özel üretilen bahçe kapıları ve pergolalar</li>',
        '<li>Özel desenli paneller ve stok dışı renkler</li>',
        '</ul>',
        '<p>Siparişinizin bu kapsama girip girmediğini, onay vermeden önce teklifte açıkça yazarız. Cayma süresi dolmadan onayınızla başlanıp tamamlanan montaj hizmetinde de cayma hakkı kullanılamayabilir. Bu istisnalar, ürünün ayıplı olması hâlindeki haklarınızı etkilemez.</p>',
      ),
    },
    {
      anchor: 'nasil',
      title: 'Nasıl iade edersiniz?',
      text: html(
        '<ol>',
        '<li>14 gün içinde {e-posta} adresine yazın; adınızı, sipariş numaranızı ve iade etmek istediğiniz ürünü belirtin.</li>',
        '<li>Bildirimi aldığımızı aynı yoldan size teyit ederiz.</li>',
        '<li>Ürünü, bildirim tarihinden itibaren 14 gün içinde, sözleşmede belirtilen taşıyıcıyla ya da showroomumuza getirerek teslim edin.</li>',
        '<li>Kesilmemiş, delinmemiş ve olağan incelemenin ötesinde kullanılmamış olmasına dikkat edin.</li>',
        '</ol>',
        '<p>Sözleşmede belirtilen taşıyıcıyla gönderdiğiniz iadelerde taşıma bedelini sizden istemeyiz.</p>',
      ),
    },
    {
      anchor: 'geri-odeme',
      title: 'Geri ödeme',
      text: '<p>Tahsil edilen tutarı, yönetmelikte belirlenen 14 günlük süre içinde, ödemeyi yaptığınız araca uygun biçimde ve tek seferde geri öderiz. Kartla yapılan ödemelerde tutarın hesabınıza yansıması bankanızın işlem süresine bağlıdır. Taksitli ödemelerde iade, bankanızın uygulamasına göre taksitli yansıyabilir.</p>',
    },
    {
      anchor: 'hasarli-teslimat',
      title: 'Hasarlı ya da eksik teslimat',
      text: html(
        '<p>Teslimatta paketleri nakliyecinin yanında gözden geçirmenizi öneririz. Gözle görülür bir hasar varsa tutanak tutturun, fotoğraf çekin ve bize iletin. Ürünleri hasarlıyken monte etmeyin; kesilen ve monte edilen parçada hasarın nedenini belirlemek güçleşir.</p>',
        '<p>Tutanak tutulmamış olması yasal haklarınızı ortadan kaldırmaz, yalnızca incelemeyi kolaylaştırır.</p>',
      ),
    },
    {
      anchor: 'ayipli-urun',
      title: 'Ayıplı üründe haklarınız',
      text: html(
        '<p>Ürün ayıplıysa, 6502 sayılı Kanun’un 11. maddesi uyarınca şu seçeneklerden birini kullanabilirsiniz:</p>',
        '<ul>',
        '<li>Ürünü geri vererek sözleşmeden dönme</li>',
        '<li>Ürünü alıkoyup ayıp oranında indirim isteme</li>',
        '<li>Aşırı masraf gerektirmiyorsa ücretsiz onarım isteme</li>',
        '<li>İmkân varsa ayıpsız benzeriyle değiştirilmesini isteme</li>',
        '</ul>',
        '<p>Yasal sorumluluk süresi teslimden itibaren 2 yıldır. Kompozit profiller için ayrıca 10 yıllık yazılı garanti veririz; kapsamı garanti belgesinde yazar.</p>',
      ),
    },
    {
      anchor: 'basvuru',
      title: 'Başvuru ve uyuşmazlık',
      text: '<p>Önce bize yazmanızı rica ederiz: {e-posta}, {telefon}. Çözüm bulamazsak, her yıl ilan edilen parasal sınırlara göre tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.</p>',
    },
  ],
});

export const returnPolicy = definePage({
  title: 'İade Koşulları',
  group: 'legal',
  address: '/return-policy',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'İade Koşulları',
      'Cayma hakkı, ölçüye özel üretimlerdeki istisna, hasarlı teslimat ve ayıplı ürünlerde izlenecek yol.',
    ),
  },
});
