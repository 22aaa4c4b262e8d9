import { definePage, searchPart } from '../page.ts';
import { html, textPart } from '../text-part.ts';

const text = textPart({
  title: 'Ödeme Seçenekleri',
  intro:
    '<p>Bu site üzerinden ödeme alınmaz ve kart bilgisi istenmez. Ödeme, keşiften sonra hazırlanan yazılı teklif ve sözleşmeye göre yapılır.</p>',
  sections: [
    {
      anchor: 'havale',
      title: 'Banka havalesi ve EFT',
      text: '<p>En çok kullanılan yoldur. Hesap bilgileri yalnızca imzalı teklifte ve sözleşmede yer alır; hesap sahibi her zaman şirket unvanıdır. Açıklama alanına teklif numaranızı yazmanız ödemenin eşleşmesini hızlandırır.</p>',
    },
    {
      anchor: 'kart',
      title: 'Kredi kartı ve banka kartı',
      text: '<p>Showroomumuzda kartla ödeyebilirsiniz. Taksit sayısı ve koşulları bankanıza, kart türünüze ve yürürlükteki taksit sınırlarına göre değişir; geçerli seçenekleri ödeme sırasında size gösteririz. Taksit farkı varsa toplam tutar, onayınızdan önce yazılı olarak belirtilir.</p>',
    },
    {
      anchor: 'asamali',
      title: 'Aşamalı ödeme',
      text: html(
        '<p>Montajlı işlerde tutarı çoğunlukla üç adıma böleriz. Oranlar işin ölçüsüne göre sözleşmede belirlenir:</p>',
        '<ul>',
        '<li>Siparişte: ölçüye özel üretimin başlaması için ön ödeme</li>',
        '<li>Malzeme tesliminde: profil ve altyapının şantiyeye inmesiyle ara ödeme</li>',
        '<li>Montaj bitiminde: birlikte yapılan kontrol ve teslim tutanağından sonra kalan tutar</li>',
        '</ul>',
        '<p>Montajsız, yalnızca malzeme alımlarında ödeme sevkiyattan önce tamamlanır.</p>',
      ),
    },
    {
      anchor: 'kurumsal',
      title: 'Mimarlar ve kurumsal alıcılar',
      text: '<p>Şirket alımlarında hakediş planı ve vadeli ödeme, yazılı sözleşmeyle ayrıca düzenlenebilir. Bunun için şirket unvanınızı, vergi numaranızı ve proje takviminizi <a rel="noopener" href="/contact">iletişim sayfasından</a> iletmeniz yeterlidir.</p>',
    },
    {
      anchor: 'fatura',
      title: 'Fatura, KDV ve fiyatın geçerliliği',
      text: html(
        '<p>Her ödeme için e-fatura ya da e-arşiv fatura düzenlenir. Tüketicilere verilen tekliflerde tutarlar KDV dâhil gösterilir; nakliye ve montaj ayrı satırlarda yazar.</p>',
        '<p>Teklif, üzerinde yazan tarihe kadar geçerlidir. Sözleşme imzalandıktan sonra, siz kapsamı değiştirmedikçe fiyat değişmez.</p>',
      ),
    },
    {
      anchor: 'guvenlik',
      title: 'Güvenli ödeme için',
      text: html(
        '<p>Dolandırıcılığa karşı lütfen şunlara dikkat edin:</p>',
        '<ul>',
        '<li>Kart numaranızı, şifrenizi ya da tek kullanımlık kodunuzu telefonla veya mesajla istemeyiz.</li>',
        '<li>Hesap bilgimizin değiştiğini bildiren bir ileti alırsanız ödeme yapmadan bizi arayın: {telefon}.</li>',
        '<li>Kişisel hesaba ödeme istemeyiz.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'iptal',
      title: 'İptal ve iade',
      text: '<p>Cayma hakkı, ölçüye özel üretimlerdeki istisna ve geri ödeme süreleri <a rel="noopener" href="/return-policy">İade Koşulları</a> sayfasında anlatılır.</p>',
    },
  ],
});

export const paymentOptions = definePage({
  title: 'Ödeme Seçenekleri',
  group: 'legal',
  address: '/payment-options',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'Ödeme Seçenekleri',
      'Havale, kredi kartı ve aşamalı ödeme; fatura, KDV ve güvenli ödeme için dikkat edilmesi gerekenler.',
    ),
  },
});
