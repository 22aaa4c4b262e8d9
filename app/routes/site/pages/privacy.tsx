import { Link } from 'react-router';
import { addressLine, mailLink, telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { useSite } from '#app/ui/site-context.tsx';
import { fixedPageMeta } from '../page-meta.ts';
import { TextPage, type TextSection } from './text-page.tsx';

export const handle = {
  title: 'Gizlilik Politikası',
  description:
    'Hangi kişisel verileri neden işlediğimizi, ne kadar sakladığımızı ve KVKK kapsamındaki haklarınızı açıklayan aydınlatma metni.',
  cache: {},
};

export const meta = fixedPageMeta(handle);

export default function Privacy() {
  return (
    <TextPage
      title={handle.title}
      updated="15 Kasım 2026"
      intro={
        <p>
          Bu sayfa, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanan aydınlatma
          metnini de içerir. Sitemizi gezmek için bize hiçbir bilgi vermeniz gerekmez.
        </p>
      }
      sections={sectionsFor(useSite())}
    />
  );
}

function sectionsFor(site: Site): TextSection[] {
  const mail = <a href={mailLink(site)}>{site.email}</a>;
  return [
    {
      id: 'veri-sorumlusu',
      title: 'Veri sorumlusu',
      body: (
        <>
          <p>
            {site.name} (“Şirket”), 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) kapsamında veri sorumlusudur.
            Adresimiz: {addressLine(site)}.
          </p>
          <p>
            E-posta: {mail}. Telefon: <a href={telLink(site)}>{site.phone}</a>.
          </p>
        </>
      ),
    },
    {
      id: 'toplanan-veriler',
      title: 'Hangi verileri topluyoruz?',
      body: (
        <>
          <p>Yalnızca sizin bize ilettiğiniz bilgileri ve sitenin çalışması için gereken teknik kayıtları işleriz:</p>
          <ul>
            <li>İletişim formunda yazdığınız ad, e-posta, telefon ve mesaj</li>
            <li>Teklif isterken gönderdiğiniz malzeme listesi, ürün ve renk</li>
            <li>Numune isterken yazdığınız ad, e-posta, telefon, teslimat adresi ve seçtiğiniz parçalar</li>
            <li>Bülten aboneliğinde verdiğiniz e-posta adresi, onayınızın zamanı ve onayladığınız metin</li>
            <li>
              Sitenin çalışması için tutulan teknik kayıtlar: isteğin zamanı, istenen sayfa ve sonucu. Bu kayıtlarda IP
              adresiniz ve arama kutusuna yazdıklarınız yer almaz.
            </li>
            <li>
              Kötüye kullanımı önlemek için IP adresi: bir form gönderdiğinizde gönderim sayısını sınırlayan sayaçta,
              reddedilen bir istekte ya da yönetim paneline giriş denemesinde ise güvenlik kaydında
            </li>
          </ul>
          <p>
            Mesajınıza sağlık bilgisi gibi özel nitelikli veriler yazmamanızı rica ederiz; teklif hazırlamak için
            bunlara gereksinim duymayız.
          </p>
        </>
      ),
    },
    {
      id: 'toplama-yontemi',
      title: 'Nasıl topluyoruz?',
      body: (
        <p>
          Veriler, sitedeki formları doldurmanızla ve sunucumuzun tuttuğu kayıtlarla elektronik ortamda toplanır. Form
          mesajınız önce kendi sunucumuzda saklanır, ardından bir form servisi aracılığıyla şirket e-postamıza iletilir.
          Bizi aradığınızda ya da WhatsApp’tan yazdığınızda paylaştığınız bilgileri yalnızca o görüşme için kullanırız.
        </p>
      ),
    },
    {
      id: 'amac',
      title: 'Ne için kullanıyoruz?',
      body: (
        <>
          <p>
            Sorunuzu yanıtlamak, teklif hazırlamak, keşif ve montaj randevusu planlamak ve yasal yükümlülüklerimizi
            yerine getirmek için. Verilerinizi reklam amacıyla üçüncü kişilere satmayız. Hakkınızda yalnızca otomatik
            sistemlerle karar vermeyiz.
          </p>
          <p>Dayandığımız hukuki sebepler (KVKK madde 5) şunlardır:</p>
          <ul>
            <li>Sözleşmenin kurulması ve ifası: teklif, keşif, sipariş ve montaj için verdiğiniz bilgiler</li>
            <li>Hukuki yükümlülük: fatura, garanti ve tüketici mevzuatı gereği tutulan kayıtlar</li>
            <li>Bir hakkın tesisi, kullanılması veya korunması: uyuşmazlık hâlinde gereken yazışmalar</li>
            <li>Meşru menfaat: sorunuzun yanıtlanması, sitenin güvenliği ve kötüye kullanımın önlenmesi</li>
            <li>Açık rıza: yalnızca bülten aboneliği. Onayınızı dilediğiniz an geri alabilirsiniz.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'aktarim',
      title: 'Kimlere aktarıyoruz?',
      body: (
        <>
          <p>
            Verilerinizi, KVKK’nın 8. ve 9. maddelerine uygun olarak ve yalnızca gerektiği kadar şu alıcılarla
            paylaşırız:
          </p>
          <ul>
            <li>Form mesajınızı e-postamıza ileten form servisi ile e-posta ve barındırma hizmeti sağlayıcıları</li>
            <li>Siparişe dönüşen işlerde nakliye ve montaj çözüm ortakları ile mali müşavir</li>
            <li>Yasanın yetkili kıldığı kamu kurumları ve yargı mercileri</li>
          </ul>
          <p>
            Form servisinin ya da e-posta sağlayıcısının sunucuları yurt dışında bulunabilir. Böyle bir aktarım KVKK’nın
            9. maddesindeki koşullara uyularak yapılır.
          </p>
        </>
      ),
    },
    {
      id: 'cerezler',
      title: 'Çerezler ve üçüncü taraflar',
      body: (
        <>
          <p>
            Siteyi gezerken tarayıcınıza çerez yerleştirmeyiz. Çerezler yalnızca çalışanlarımız yönetim paneline giriş
            yaptığında, oturumu ve panelin bildirimlerini taşımak için oluşur; ziyaretçileri ilgilendirmez. Bu yüzden
            bir çerez onayı penceresi de görmezsiniz.
          </p>
          <ul>
            <li>Ziyaret ölçümü, reklam ya da izleme aracı kullanmayız.</li>
            <li>Yazı tipleri ve görseller kendi sunucumuzdan gelir.</li>
            <li>
              Karşılaştırmak için seçtiğiniz ürünler yalnızca kendi tarayıcınızda, o sekme kapanana kadar durur; bize
              gönderilmez.
            </li>
            <li>
              İletişim sayfasındaki harita siz açmadan yüklenmez. Açtığınızda harita parçaları OpenStreetMap
              sunucularından istenir ve IP adresiniz bu sunuculara ulaşır.
            </li>
            <li>
              WhatsApp, sosyal ağ ve yol tarifi bağlantıları siz tıklayana kadar hiçbir veri göndermez. Tıkladıktan
              sonra o hizmetin kendi gizlilik koşulları geçerlidir.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'sure',
      title: 'Ne kadar saklıyoruz?',
      body: (
        <>
          <p>
            Form mesajlarını, son işlem gördükleri günden itibaren en fazla iki yıl; sözleşmeye dönüşen işlerin
            kayıtlarını yasanın öngördüğü süre boyunca saklarız.
          </p>
          <p>
            Bülten adresinizi ve onay kaydını abonelikten çıkana kadar tutarız; çıkmak için bize yazmanız yeterlidir.
            Form sayaçlarındaki IP adresleri en geç ertesi gün silinir; teknik kayıtlar ve güvenlik kayıtları güvenlik
            incelemesi için gereken süreyi aşmaz. Süresi dolan veriler silinir, yok edilir ya da anonim hâle getirilir.
          </p>
        </>
      ),
    },
    {
      id: 'guvenlik',
      title: 'Nasıl koruyoruz?',
      body: (
        <p>
          Mesajları yalnızca oturum açan yetkili çalışanlarımız görebilir. Parolalar geri döndürülemeyecek biçimde
          saklanır, formlar kötüye kullanıma karşı sınırlandırılır. Verilerinizi etkileyen bir ihlal olursa sizi ve
          Kişisel Verileri Koruma Kurulu’nu yasadaki usule göre bilgilendiririz.
        </p>
      ),
    },
    {
      id: 'haklariniz',
      title: 'Haklarınız',
      body: (
        <>
          <p>KVKK’nın 11. maddesi uyarınca bize başvurarak:</p>
          <ul>
            <li>Kişisel verilerinizin işlenip işlenmediğini öğrenme,</li>
            <li>İşlenmişse buna ilişkin bilgi isteme,</li>
            <li>İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>
            <li>Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li>
            <li>Eksik veya yanlış işlenmişse düzeltilmesini isteme,</li>
            <li>Yasadaki koşullar çerçevesinde silinmesini veya yok edilmesini isteme,</li>
            <li>Düzeltme ve silme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li>
            <li>Yalnızca otomatik sistemlerle yapılan analiz sonucu aleyhinize bir sonuç çıkmasına itiraz etme,</li>
            <li>Yasaya aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini isteme</li>
          </ul>
          <p>haklarına sahipsiniz.</p>
        </>
      ),
    },
    {
      id: 'basvuru',
      title: 'Nasıl başvurursunuz?',
      body: (
        <>
          <p>
            Verilerinize erişmek, düzeltilmesini ya da silinmesini istemek için {mail} adresine yazabilirsiniz.
            Başvurunuzu yukarıdaki posta adresimize yazılı olarak, kayıtlı elektronik posta ya da güvenli elektronik
            imza ile de iletebilirsiniz. Adınızı, size ulaşabileceğimiz adresi ve isteğinizin konusunu belirtmeniz
            yeterlidir.
          </p>
          <p>
            Başvurunuzu en geç otuz gün içinde yanıtlarız. Yanıt kural olarak ücretsizdir; işlem ayrıca bir maliyet
            doğurursa Kurul’un belirlediği tarife uygulanabilir. Yanıtımızı yetersiz bulursanız, öğrendiğiniz günden
            itibaren otuz ve her hâlde başvurunuzdan itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na
            şikâyette bulunabilirsiniz.
          </p>
          <p>
            Siteyi kullanma kuralları için <Link to="/terms">Kullanım Koşulları</Link> sayfasına bakabilirsiniz.
          </p>
        </>
      ),
    },
  ];
}
