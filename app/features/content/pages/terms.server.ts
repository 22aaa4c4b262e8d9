import { definePage, searchPart } from '../page.ts';
import { html, textPart } from '../text-part.ts';

const text = textPart({
  title: 'Kullanım Koşulları',
  intro: '',
  sections: [
    {
      anchor: 'kapsam',
      title: 'Kapsam',
      text: '<p>Bu koşullar, {firma} (“Şirket”) tarafından yayımlanan bu sitenin kullanımını düzenler. Site bir tanıtım ve katalog sitesidir; üzerinden sipariş verilmez, ödeme alınmaz. Siteyi kullandığınızda bu koşulları kabul etmiş sayılırsınız.</p>',
    },
    {
      anchor: 'urun-bilgileri',
      title: 'Ürün bilgileri',
      text: html(
        '<p>Ölçü, ağırlık ve kullanım bilgilerini güncel tutmaya özen gösteririz. Üretimdeki gelişmeler nedeniyle teknik değerlerde küçük değişiklikler olabilir; bağlayıcı değerler teklifinizde ve sözleşmenizde yazanlardır.</p>',
        '<ul>',
        '<li>Ekrandaki renkler, ekranınızın ayarına göre gerçeğinden farklı görünebilir. Kararı numuneyle verin.</li>',
        '<li>Aynı rengin tahtaları arasındaki hafif ton farkı ürünün özelliğidir, kusur sayılmaz.</li>',
        '<li>Proje fotoğrafları uygulama örneğidir; aynı sonucun her alanda alınacağı anlamına gelmez.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'teklif',
      title: 'Teklif ve sözleşme',
      text: html(
        '<p>Formla, telefonla ya da WhatsApp’tan ilettiğiniz istek bir sipariş değildir. Keşif ve ölçüden sonra size yazılı bir teklif sunarız; teklif, üzerinde yazan süre boyunca geçerlidir. Sözleşme, iki tarafın yazılı onayıyla kurulur.</p>',
        '<p>Sitede fiyat yayımlamayız. Görüşmelerde söylenen yaklaşık tutarlar bilgi içindir; alan, zemin ve bağlantı ayrıntıları ölçüldükten sonra kesinleşir.</p>',
      ),
    },
    {
      anchor: 'garanti',
      title: 'Garanti',
      text: html(
        '<p>Kompozit profiller çürümeye, böceklenmeye ve kabarmaya karşı 10 yıl garantilidir. Kapsam, süre ve başvuru yolu teslimde verilen garanti belgesinde yazar. Garanti, tüketici mevzuatından doğan haklarınızı sınırlamaz.</p>',
        '<p>Belgede belirtilen taşıyıcı aralığı ve bakım kurallarına uyulmadan yapılan montaj, kimyasal madde dökülmesi, yangın ve doğal afet kaynaklı hasarlar garanti dışındadır. Montaj kuralları <a rel="noopener" href="/installation-guide">Montaj Kılavuzu</a> sayfasındadır.</p>',
      ),
    },
    {
      anchor: 'telif',
      title: 'Telif ve marka hakları',
      text: '<p>Sitedeki metin, fotoğraf, çizim ve logoların hakları Şirket’e ya da izin veren hak sahiplerine aittir. Kaynak göstererek kısa alıntı yapabilir, sayfalara bağlantı verebilirsiniz. Görselleri ve metinleri ticari amaçla kullanmak için yazılı iznimizi almanız gerekir. Harita verileri OpenStreetMap katkıcılarına aittir.</p>',
    },
    {
      anchor: 'kullanim',
      title: 'Siteyi kullanırken',
      text: html(
        '<p>Sizden şunları bekleriz:</p>',
        '<ul>',
        '<li>Formlara doğru ve size ait bilgileri yazmanız</li>',
        '<li>Siteyi aksatacak otomatik istekler göndermemeniz, güvenlik önlemlerini aşmaya çalışmamanız</li>',
        '<li>Başkalarının haklarını ve kişisel verilerini gözetmeniz</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'sorumluluk',
      title: 'Sorumluluk',
      text: '<p>Sitenin kesintisiz çalışması için makul özeni gösteririz; bakım, arıza ya da elimizde olmayan nedenlerle erişim kesilebilir. Blog yazıları ve kılavuzlar genel bilgi verir, alanınıza özel mühendislik hesabının yerine geçmez. Dış bağlantıların içeriğinden o sitelerin sahipleri sorumludur. Kasıt ve ağır kusurdan doğan sorumluluk ile tüketici mevzuatındaki zorunlu haklar saklıdır.</p>',
    },
    {
      anchor: 'hukuk',
      title: 'Uygulanacak hukuk ve değişiklikler',
      text: html(
        '<p>Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Tüketiciler, yerleşim yerlerindeki ya da işlemin yapıldığı yerdeki tüketici hakem heyetine ve tüketici mahkemesine başvurabilir.</p>',
        '<p>Koşulları değiştirdiğimizde yeni metni bu sayfada, güncelleme tarihiyle yayımlarız. Sorularınız için {e-posta} adresine yazabilirsiniz.</p>',
      ),
    },
  ],
});

export const terms = definePage({
  title: 'Kullanım Koşulları',
  group: 'legal',
  address: '/terms',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'Kullanım Koşulları',
      'Siteyi kullanma kuralları: ürün bilgileri, renk ve ölçü farkları, teklif ve sözleşme, telif hakları ve sorumluluk.',
    ),
  },
});
