import { Link } from 'react-router';
import { telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { useSite } from '#app/ui/site-context.tsx';
import { fixedPageMeta } from '../page-meta.ts';
import { TextPage, type TextSection } from './text-page.tsx';

export const handle = {
  title: 'Ödeme Seçenekleri',
  description: 'Havale, kredi kartı ve aşamalı ödeme; fatura, KDV ve güvenli ödeme için dikkat edilmesi gerekenler.',
  cache: {},
};

export const meta = fixedPageMeta(handle);

export default function PaymentOptions() {
  return (
    <TextPage
      title={handle.title}
      updated="1 Ekim 2025"
      intro={
        <p>
          Bu site üzerinden ödeme alınmaz ve kart bilgisi istenmez. Ödeme, keşiften sonra hazırlanan yazılı teklif ve
          sözleşmeye göre yapılır.
        </p>
      }
      sections={sectionsFor(useSite())}
    />
  );
}

function sectionsFor(site: Site): TextSection[] {
  return [
    {
      id: 'havale',
      title: 'Banka havalesi ve EFT',
      body: (
        <p>
          En çok kullanılan yoldur. Hesap bilgileri yalnızca imzalı teklifte ve sözleşmede yer alır; hesap sahibi her
          zaman şirket unvanıdır. Açıklama alanına teklif numaranızı yazmanız ödemenin eşleşmesini hızlandırır.
        </p>
      ),
    },
    {
      id: 'kart',
      title: 'Kredi kartı ve banka kartı',
      body: (
        <p>
          Showroomumuzda kartla ödeyebilirsiniz. Taksit sayısı ve koşulları bankanıza, kart türünüze ve yürürlükteki
          taksit sınırlarına göre değişir; geçerli seçenekleri ödeme sırasında size gösteririz. Taksit farkı varsa
          toplam tutar, onayınızdan önce yazılı olarak belirtilir.
        </p>
      ),
    },
    {
      id: 'asamali',
      title: 'Aşamalı ödeme',
      body: (
        <>
          <p>Montajlı işlerde tutarı çoğunlukla üç adıma böleriz. Oranlar işin ölçüsüne göre sözleşmede belirlenir:</p>
          <ul>
            <li>Siparişte: ölçüye özel üretimin başlaması için ön ödeme</li>
            <li>Malzeme tesliminde: profil ve altyapının şantiyeye inmesiyle ara ödeme</li>
            <li>Montaj bitiminde: birlikte yapılan kontrol ve teslim tutanağından sonra kalan tutar</li>
          </ul>
          <p>Montajsız, yalnızca malzeme alımlarında ödeme sevkiyattan önce tamamlanır.</p>
        </>
      ),
    },
    {
      id: 'kurumsal',
      title: 'Mimarlar ve kurumsal alıcılar',
      body: (
        <p>
          Şirket alımlarında hakediş planı ve vadeli ödeme, yazılı sözleşmeyle ayrıca düzenlenebilir. Bunun için şirket
          unvanınızı, vergi numaranızı ve proje takviminizi <Link to="/contact">iletişim sayfasından</Link> iletmeniz
          yeterlidir.
        </p>
      ),
    },
    {
      id: 'fatura',
      title: 'Fatura, KDV ve fiyatın geçerliliği',
      body: (
        <>
          <p>
            Her ödeme için e-fatura ya da e-arşiv fatura düzenlenir. Tüketicilere verilen tekliflerde tutarlar KDV dâhil
            gösterilir; nakliye ve montaj ayrı satırlarda yazar.
          </p>
          <p>
            Teklif, üzerinde yazan tarihe kadar geçerlidir. Sözleşme imzalandıktan sonra, siz kapsamı değiştirmedikçe
            fiyat değişmez.
          </p>
        </>
      ),
    },
    {
      id: 'guvenlik',
      title: 'Güvenli ödeme için',
      body: (
        <>
          <p>Dolandırıcılığa karşı lütfen şunlara dikkat edin:</p>
          <ul>
            <li>Kart numaranızı, şifrenizi ya da tek kullanımlık kodunuzu telefonla veya mesajla istemeyiz.</li>
            <li>
              Hesap bilgimizin değiştiğini bildiren bir ileti alırsanız ödeme yapmadan bizi arayın:{' '}
              <a href={telLink(site)}>{site.phone}</a>.
            </li>
            <li>Kişisel hesaba ödeme istemeyiz.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'iptal',
      title: 'İptal ve iade',
      body: (
        <p>
          Cayma hakkı, ölçüye özel üretimlerdeki istisna ve geri ödeme süreleri{' '}
          <Link to="/return-policy">İade Koşulları</Link> sayfasında anlatılır.
        </p>
      ),
    },
  ];
}
