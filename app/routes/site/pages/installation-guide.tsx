import { Link } from 'react-router';
import { SpecTable } from '#app/ui/spec-table.tsx';
import { fixedPageMeta } from '../page-meta.ts';
import { Steps, TextPage, type TextSection } from './text-page.tsx';

export const handle = {
  title: 'Montaj Kılavuzu',
  description:
    'Kompozit deck, çit ve cephe için adım adım montaj: taşıyıcı aralıkları, derzler, temel ölçüleri ve son kontrol.',
  cache: {},
};

export const meta = fixedPageMeta(handle);

export default function InstallationGuide() {
  return (
    <TextPage
      title={handle.title}
      updated="1 Ekim 2025"
      intro={
        <p>
          Bu kılavuz genel kuralları verir. Ürününüzle gelen montaj föyünde farklı bir değer yazıyorsa o değer
          geçerlidir. Yüksek teraslar, rüzgâra açık çitler ve çok katlı cepheler için statik görüş alın.
        </p>
      }
      sections={sections}
    />
  );
}

const deckNumbers = [
  { label: 'Zemin eğimi', value: 'En az %1 (metrede 1 cm)' },
  { label: 'Taşıyıcı aralığı, masif profil', value: 'En fazla 350 mm' },
  { label: 'Taşıyıcı aralığı, merdiven ve kapı önü', value: 'En fazla 250 mm' },
  { label: 'Taşıyıcı destek aralığı', value: 'En fazla 500 mm' },
  { label: 'Boy derzi (yan yana)', value: '5 mm' },
  { label: 'Uç derzi (uç uca)', value: '5 mm' },
  { label: 'Duvar ve kolon boşluğu', value: '10 mm' },
  { label: 'Konsol (taşıyıcıdan taşan uç)', value: 'En fazla 30 mm' },
];

const fenceNumbers = [
  { label: 'Direk aralığı, 180 cm lamel çit', value: '180 cm, rüzgârlı yerde 150 cm' },
  { label: 'Direk aralığı, 200 cm kapalı çit', value: '150 cm' },
  { label: 'Temel, lamel çit', value: '30 x 30 x 50 cm' },
  { label: 'Temel, kapalı çit', value: '40 x 40 x 70 cm' },
  { label: 'Alt boşluk', value: '30 mm' },
  { label: 'Kanal içi genleşme payı', value: 'Her uçta 5 mm' },
];

const facadeNumbers = [
  { label: 'Taşıyıcı aralığı', value: 'En fazla 500 mm, düz profilde 450 mm' },
  { label: 'Arkadaki hava boşluğu', value: 'En az 30 mm' },
  { label: 'Zeminden yükseklik', value: 'En az 50 mm' },
  { label: 'Uç derzi', value: '5 mm' },
  { label: 'Üst ve alt havalandırma açıklığı', value: 'En az 20 mm, böcek telli' },
];

const sections: TextSection[] = [
  {
    id: 'baslamadan',
    title: 'Başlamadan önce',
    body: (
      <>
        <ul>
          <li>Paketleri düz bir zeminde, altına 50&nbsp;cm’de bir takoz koyarak ve üstünü örterek saklayın.</li>
          <li>Profilleri montajdan önce 24 saat açık havada bekletin; ortam sıcaklığına alışsınlar.</li>
          <li>
            Montajı 5&nbsp;°C ile 35&nbsp;°C arasında yapın. Sıcak günde derzi 1&nbsp;mm daraltabilir, soğuk günde
            1&nbsp;mm açabilirsiniz.
          </li>
          <li>Tahtaları karıştırarak döşeyin; ton farkı böylece doğal dağılır.</li>
        </ul>
        <p>
          Gerekenler: gönye testere (ince dişli ağaç bıçağı), akülü matkap, 3&nbsp;mm matkap ucu, su terazisi, ip,
          mezura, 5&nbsp;mm derz takozu, gözlük ve toz maskesi.
        </p>
      </>
    ),
  },
  {
    id: 'deck',
    title: 'Deck montajı',
    body: (
      <>
        <SpecTable rows={deckNumbers} caption="Deck montaj ölçüleri" />
        <Steps>
          <li>Zemine su dökün, göllenen yerleri düzeltin. Su evden uzağa akmalı.</li>
          <li>Bitmiş kotu duvara işaretleyin. Takoz, taşıyıcı ve tahta birlikte en az 55&nbsp;mm tutar.</li>
          <li>
            Taşıyıcıları tahtaya dik yönde dizin, takoz ya da ayarlı ayakla tesviye edin. Kot farkı 2&nbsp;mm’yi
            geçmesin.
          </li>
          <li>
            Betonda taşıyıcıyı 50&nbsp;cm’de bir dübelleyin. Yalıtımlı zeminde delmeyin, ızgara bağlantısıyla
            sabitleyin.
          </li>
          <li>Tahta uçlarının geldiği yere çift taşıyıcı koyun; her uç kendi taşıyıcısına otursun.</li>
          <li>İlk sırada başlangıç klipsini kullanın, duvardan 10&nbsp;mm uzak durun ve sırayı iple hizalayın.</li>
          <li>Her taşıyıcıya bir klips takın, vidayı tam sıkmadan sonraki tahtayı yerleştirin, sonra sıkın.</li>
          <li>Dört sırada bir ipi yeniden gerin; sapmayı birkaç sıraya yayarak düzeltin.</li>
          <li>
            Son tahtayı boyuna kesin, önden delip paslanmaz vidayla bağlayın. Açık uçları kenar profiliyle kapatın.
          </li>
        </Steps>
      </>
    ),
  },
  {
    id: 'cit',
    title: 'Çit montajı',
    body: (
      <>
        <SpecTable rows={fenceNumbers} caption="Çit montaj ölçüleri" />
        <Steps>
          <li>Parsel sınırını ve yükseklik kuralını belediyenizden, altyapı hatlarını ilgili kurumlardan öğrenin.</li>
          <li>Köşe direklerinin yerini belirleyin, aralarına ip gerin, ara direkleri işaretleyin.</li>
          <li>
            Temel çukurlarını açın, dibine 10&nbsp;cm mıcır serin. Direği ya da ankraj plakasını betonla sabitleyin.
          </li>
          <li>Her direği iki yönde teraziyle kontrol edin ve beton dayanım alana kadar en az 48 saat bekleyin.</li>
          <li>Alt süpürgeliği takın; zeminle arasında 30&nbsp;mm boşluk kalsın.</li>
          <li>
            Lamelleri, net aralıktan 10&nbsp;mm kısa kesip kanala yukarıdan kaydırın. Aralıklı çitte 6&nbsp;mm takozları
            yerleştirin.
          </li>
          <li>Üst başlığı takın, direk kapaklarını kapatın. Eğimde her panelin üstünü yatay tutun.</li>
        </Steps>
      </>
    ),
  },
  {
    id: 'cephe',
    title: 'Cephe montajı',
    body: (
      <>
        <SpecTable rows={facadeNumbers} caption="Cephe montaj ölçüleri" />
        <Steps>
          <li>Duvarın sağlamlığını ve düzgünlüğünü kontrol edin. 25&nbsp;mm’den büyük eğriliği önce düzeltin.</li>
          <li>Nefes alan su yalıtım örtüsünü alttan üste, 10&nbsp;cm bindirmeyle serin.</li>
          <li>
            Taşıyıcıları düşey olarak, duvar türüne uygun dübelle 60&nbsp;cm’de bir bağlayın; ip ve teraziyle düzleyin.
          </li>
          <li>Alt kenara havalandırmalı başlangıç profilini takın, böcek telini unutmayın.</li>
          <li>İlk sırayı teraziyle yerleştirin. Bundan sonraki bütün sıralar ona uyar.</li>
          <li>Profilleri klipsleyin; her profili ortasından tek noktada sabitleyin, uçlar serbestçe uzayabilsin.</li>
          <li>Pencere, kapı ve köşelerde bitiş profili kullanın; kesik uç açıkta kalmasın.</li>
          <li>Saçak altında en az 20&nbsp;mm hava çıkışı bırakın.</li>
        </Steps>
      </>
    ),
  },
  {
    id: 'yapilmayacaklar',
    title: 'Sık yapılan yanlışlar',
    body: (
      <ul>
        <li>Derz bırakmadan sıkıştırmak: tahtalar yazın birbirini iter.</li>
        <li>Deck’in çevresini kapatmak: altı havalanmaz, nem kalır.</li>
        <li>Profili taşıyıcı yerine kullanmak: kompozit kaplamadır, tek başına yük taşımaz.</li>
        <li>
          Ön delik açmadan uçtan vidalamak: uç çatlayabilir. 3&nbsp;mm ön delik açın, uçtan 30&nbsp;mm içeride kalın.
        </li>
        <li>Galvanizsiz vida kullanmak: pas lekesi yapar. A2, deniz kenarında A4 paslanmaz seçin.</li>
      </ul>
    ),
  },
  {
    id: 'son-kontrol',
    title: 'Son kontrol ve destek',
    body: (
      <>
        <ul>
          <li>Derzler eşit, klipslerin tamamı sıkılı.</li>
          <li>Süzgeç kapakları açılıyor, su akıyor.</li>
          <li>Talaş ve metal tozu yıkanmış; bekleyen metal tozu pas izi bırakır.</li>
          <li>Aynı partiden iki üç yedek profil ayrılmış.</li>
        </ul>
        <p>
          Takıldığınız yerde fotoğraf çekip <Link to="/contact">bize yazın</Link>. Genel sorular için{' '}
          <Link to="/faq">Sık Sorulan Sorular</Link> sayfasına bakabilirsiniz.
        </p>
      </>
    ),
  },
];
