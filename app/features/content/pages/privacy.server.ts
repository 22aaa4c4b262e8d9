import { definePage, searchPart } from '../page.ts';
import { html, textPart } from '../text-part.ts';

const text = textPart({
  title: 'Gizlilik Politikası',
  intro:
    '<p>Bu sayfa, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanan aydınlatma metnini de içerir. Sitemizi gezmek için bize hiçbir bilgi vermeniz gerekmez.</p>',
  sections: [
    {
      anchor: 'veri-sorumlusu',
      title: 'Veri sorumlusu',
      text: html(
        '<p>{firma} (“Şirket”), 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) kapsamında veri sorumlusudur. Adresimiz: {adres}.</p>',
        '<p>E-posta: {e-posta}. Telefon: {telefon}.</p>',
      ),
    },
    {
      anchor: 'toplanan-veriler',
      title: 'Hangi verileri topluyoruz?',
      text: html(
        '<p>Yalnızca sizin bize ilettiğiniz bilgileri ve sitenin çalışması için gereken teknik kayıtları işleriz:</p>',
        '<ul>',
        '<li>İletişim formunda yazdığınız ad, e-posta, telefon ve mesaj</li>',
        '<li>Teklif isterken gönderdiğiniz malzeme listesi, ürün ve renk</li>',
        '<li>Mesajınızı hangi sayfadan gönderdiğiniz ve tarayıcınız söylerse siteye hangi siteden geldiğiniz: yalnızca o sitenin adı (örneğin google.com), adresi ya da aradığınız sözler değil. Bu ad sekmeniz kapanana kadar kendi tarayıcınızda durur, bize yalnızca formla gelir</li>',
        '<li>Numune isterken yazdığınız ad, e-posta, telefon, teslimat adresi ve seçtiğiniz parçalar</li>',
        '<li>Bülten aboneliğinde verdiğiniz e-posta adresi, onayınızın zamanı ve onayladığınız metin</li>',
        '<li>Bir formu gönderirken kabul ettiğiniz metin, zamanı ve sayfası</li>',
        '<li>Mesajınız üzerine ekibimizin yazdığı notlar ve yaptığı işlemler: kim, ne zaman okudu, yanıtladı, kapattı</li>',
        '<li>Sitenin çalışması için tutulan teknik kayıtlar: isteğin zamanı, istenen sayfa ve sonucu. Bu kayıtlarda IP adresiniz ve arama kutusuna yazdıklarınız yer almaz.</li>',
        '<li>Kötüye kullanımı önlemek için IP adresi: bir form gönderdiğinizde gönderim sayısını sınırlayan sayaçta, reddedilen bir istekte ya da yönetim paneline giriş denemesinde ise güvenlik kaydında</li>',
        '</ul>',
        '<p>Mesajınıza sağlık bilgisi gibi özel nitelikli veriler yazmamanızı rica ederiz; teklif hazırlamak için bunlara gereksinim duymayız.</p>',
      ),
    },
    {
      anchor: 'toplama-yontemi',
      title: 'Nasıl topluyoruz?',
      text: '<p>Veriler, sitedeki formları doldurmanızla ve sunucumuzun tuttuğu kayıtlarla elektronik ortamda toplanır. Form mesajınız önce kendi sunucumuzda saklanır, ardından bir form servisi aracılığıyla şirket e-postamıza iletilir. Mesajınız geldiğinde ilgili çalışanlarımıza e-postayla haber verilebilir; size de mesajınızın ulaştığını ya da numunenizin yola çıktığını bildiren bir e-posta gönderebiliriz. Bizi aradığınızda ya da WhatsApp’tan yazdığınızda paylaştığınız bilgileri yalnızca o görüşme için kullanırız.</p>',
    },
    {
      anchor: 'amac',
      title: 'Ne için kullanıyoruz?',
      text: html(
        '<p>Sorunuzu yanıtlamak, teklif hazırlamak, keşif ve montaj randevusu planlamak ve yasal yükümlülüklerimizi yerine getirmek için. Verilerinizi reklam amacıyla üçüncü kişilere satmayız. Hakkınızda yalnızca otomatik sistemlerle karar vermeyiz.</p>',
        '<p>Dayandığımız hukuki sebepler (KVKK madde 5) şunlardır:</p>',
        '<ul>',
        '<li>Sözleşmenin kurulması ve ifası: teklif, keşif, sipariş ve montaj için verdiğiniz bilgiler</li>',
        '<li>Hukuki yükümlülük: fatura, garanti ve tüketici mevzuatı gereği tutulan kayıtlar</li>',
        '<li>Bir hakkın tesisi, kullanılması veya korunması: uyuşmazlık hâlinde gereken yazışmalar</li>',
        '<li>Meşru menfaat: sorunuzun yanıtlanması, sitenin güvenliği ve kötüye kullanımın önlenmesi</li>',
        '<li>Açık rıza: yalnızca bülten aboneliği. Onayınızı dilediğiniz an geri alabilirsiniz.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'aktarim',
      title: 'Kimlere aktarıyoruz?',
      text: html(
        '<p>Verilerinizi, KVKK’nın 8. ve 9. maddelerine uygun olarak ve yalnızca gerektiği kadar şu alıcılarla paylaşırız:</p>',
        '<ul>',
        '<li>Form mesajınızı e-postamıza ileten form servisi ile e-posta ve barındırma hizmeti sağlayıcıları</li>',
        '<li>Siparişe dönüşen işlerde nakliye ve montaj çözüm ortakları ile mali müşavir</li>',
        '<li>Yasanın yetkili kıldığı kamu kurumları ve yargı mercileri</li>',
        '</ul>',
        '<p>Form servisinin ya da e-posta sağlayıcısının sunucuları yurt dışında bulunabilir. Böyle bir aktarım KVKK’nın 9. maddesindeki koşullara uyularak yapılır.</p>',
      ),
    },
    {
      anchor: 'cerezler',
      title: 'Çerezler ve üçüncü taraflar',
      text: html(
        '<p>Siteyi gezerken tarayıcınıza çerez yerleştirmeyiz. Çerezler yalnızca çalışanlarımız yönetim paneline giriş yaptığında, oturumu ve panelin bildirimlerini taşımak için oluşur; ziyaretçileri ilgilendirmez. Bu yüzden bir çerez onayı penceresi de görmezsiniz.</p>',
        '<ul>',
        '<li>Reklam, izleme ya da başkasına ait bir ölçüm aracı kullanmayız. Ziyaretleri kendimiz, sizi tanımadan sayarız; nasıl olduğunu aşağıda anlattık.</li>',
        '<li>Yazı tipleri ve görseller kendi sunucumuzdan gelir.</li>',
        '<li>Karşılaştırmak için seçtiğiniz ürünler yalnızca kendi tarayıcınızda, o sekme kapanana kadar durur; bize gönderilmez.</li>',
        '<li>Gönderdiğiniz form bağlantı koptuğu için bize ulaşmazsa, yazdıklarınız sayfayı yeniden açtığınızda geri gelsin diye kendi tarayıcınızda durur; form yanıt alınca ya da sekme kapanınca silinir.</li>',
        '<li>İletişim sayfasındaki harita siz açmadan yüklenmez. Açtığınızda harita parçaları OpenStreetMap sunucularından istenir ve IP adresiniz bu sunuculara ulaşır.</li>',
        '<li>WhatsApp, sosyal ağ ve yol tarifi bağlantıları siz tıklayana kadar hiçbir veri göndermez. Tıkladıktan sonra o hizmetin kendi gizlilik koşulları geçerlidir.</li>',
        '</ul>',
      ),
    },
    {
      anchor: 'sayim',
      title: 'Ziyaretleri nasıl sayıyoruz?',
      text: html(
        '<p>Hangi sayfanın ve ürünün işe yaradığını görmek için ziyaretleri kendi sunucumuzda, çerez kullanmadan sayarız. Sakladığımız yalnızca günlük toplamlardır:</p>',
        '<ul>',
        '<li>O gün siteye kaç ziyaret geldiği ve her sayfanın kaç kez açıldığı</li>',
        '<li>WhatsApp, telefon ve e-posta bağlantılarına kaç kez basıldığı; açık olan ürün ve renk</li>',
        '<li>Kaç mesaj, teklif ve numune isteği geldiği; istenen ürün ve renk</li>',
        '<li>Kaç aramanın sonuçsuz kaldığı. Aranan sözcükleri ancak iki ayrı ziyaretçi ya da iki ayrı günde aranmışsa saklarız; e-posta adresi ve telefon numarası içerenleri hiç saklamayız.</li>',
        '</ul>',
        '<p>Bu toplamlarda IP adresi, tarayıcı bilgisi ya da kişiye verilmiş bir numara yoktur; kimin ne yaptığı sonradan bulunamaz. Toplamlar kişisel veri olmadığı için süresiz saklanır.</p>',
        '<p>Aynı kişiyi günde bir kez saymak için IP adresinizden ve tarayıcınızın adından, rastgele bir anahtarla bir iz hesaplanır. İz ve anahtar yalnızca sunucunun belleğindedir, hiçbir yere yazılmaz, her gece yarısı ve sunucu yeniden başladığında yok olur. Birden çok sunucu çalışıyorsa her biri sizi bir kez sayabilir.</p>',
        '<p>Arama motorlarının ve benzeri programların istekleri ile oturum açmış çalışanlarımızın ziyaretleri sayılmaz.</p>',
      ),
    },
    {
      anchor: 'sure',
      title: 'Ne kadar saklıyoruz?',
      text: html(
        '<p>Form mesajlarını, son işlem gördükleri günden itibaren en fazla iki yıl; sözleşmeye dönüşen işlerin kayıtlarını yasanın öngördüğü süre boyunca saklarız.</p>',
        '<p>Bir mesaj silindiğinde notları, işlem kayıtları, onay kaydı ve onun için gönderilen e-postalar da silinir. Gönderdiğimiz e-postaların kopyaları en geç 90 gün sonra silinir.</p>',
        '<p>Bülten adresinizi abonelikten çıkana kadar tutarız; çıkmak için her e-postadaki bağlantıya basmanız ya da bize yazmanız yeterlidir. Onayınızın ve onu geri alışınızın kaydını, ispat yükümlülüğümüz gereği, çıktığınız günden itibaren üç yıl saklarız. E-postayla onaylanması istenen ama onaylanmayan adresler yedi gün sonra silinir.</p>',
        '<p>Form sayaçlarındaki IP adresleri en geç ertesi gün silinir; teknik kayıtlar ve güvenlik kayıtları güvenlik incelemesi için gereken süreyi aşmaz. Süresi dolan veriler silinir, yok edilir ya da anonim hâle getirilir.</p>',
      ),
    },
    {
      anchor: 'guvenlik',
      title: 'Nasıl koruyoruz?',
      text: '<p>Mesajları yalnızca oturum açan yetkili çalışanlarımız görebilir. Parolalar geri döndürülemeyecek biçimde saklanır, formlar kötüye kullanıma karşı sınırlandırılır. Verilerinizi etkileyen bir ihlal olursa sizi ve Kişisel Verileri Koruma Kurulu’nu yasadaki usule göre bilgilendiririz.</p>',
    },
    {
      anchor: 'haklariniz',
      title: 'Haklarınız',
      text: html(
        '<p>KVKK’nın 11. maddesi uyarınca bize başvurarak:</p>',
        '<ul>',
        '<li>Kişisel verilerinizin işlenip işlenmediğini öğrenme,</li>',
        '<li>İşlenmişse buna ilişkin bilgi isteme,</li>',
        '<li>İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>',
        '<li>Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li>',
        '<li>Eksik veya yanlış işlenmişse düzeltilmesini isteme,</li>',
        '<li>Yasadaki koşullar çerçevesinde silinmesini veya yok edilmesini isteme,</li>',
        '<li>Düzeltme ve silme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li>',
        '<li>Yalnızca otomatik sistemlerle yapılan analiz sonucu aleyhinize bir sonuç çıkmasına itiraz etme,</li>',
        '<li>Yasaya aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini isteme</li>',
        '</ul>',
        '<p>haklarına sahipsiniz.</p>',
      ),
    },
    {
      anchor: 'basvuru',
      title: 'Nasıl başvurursunuz?',
      text: html(
        '<p>Verilerinize erişmek, düzeltilmesini ya da silinmesini istemek için {e-posta} adresine yazabilirsiniz. Başvurunuzu yukarıdaki posta adresimize yazılı olarak, kayıtlı elektronik posta ya da güvenli elektronik imza ile de iletebilirsiniz. Adınızı, size ulaşabileceğimiz adresi ve isteğinizin konusunu belirtmeniz yeterlidir.</p>',
        '<p>Başvurunuzu en geç otuz gün içinde yanıtlarız. Yanıt kural olarak ücretsizdir; işlem ayrıca bir maliyet doğurursa Kurul’un belirlediği tarife uygulanabilir. Yanıtımızı yetersiz bulursanız, öğrendiğiniz günden itibaren otuz ve her hâlde başvurunuzdan itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>',
        '<p>Siteyi kullanma kuralları için <a rel="noopener" href="/terms">Kullanım Koşulları</a> sayfasına bakabilirsiniz.</p>',
      ),
    },
  ],
});

export const privacy = definePage({
  title: 'Gizlilik Politikası',
  group: 'legal',
  address: '/privacy',
  writtenOn: '2026-11-16',
  parts: {
    text,
    search: searchPart(
      'Gizlilik Politikası',
      'Hangi kişisel verileri neden işlediğimizi, ne kadar sakladığımızı ve KVKK kapsamındaki haklarınızı açıklayan aydınlatma metni.',
    ),
  },
});
