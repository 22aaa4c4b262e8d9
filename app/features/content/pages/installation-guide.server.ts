import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';
import { html, TEXT_FIELDS } from '../text-part.ts';

const text = definePart(
  'Metin',
  {
    ...TEXT_FIELDS,
    sections: {
      ...TEXT_FIELDS.sections,
      fields: {
        ...TEXT_FIELDS.sections.fields,
        caption: {
          kind: 'text',
          label: 'Tablonun adı',
          max: 60,
          optional: true,
          hint: 'Görünmez; ekran okuyucular tablodan önce okur.',
        },
        table: {
          kind: 'list',
          label: 'Tablo',
          item: 'Satır',
          hint: 'Başlığın altında, metinden önce durur.',
          min: 0,
          max: 20,
          fields: {
            label: { kind: 'text', label: 'Ne', max: 60 },
            value: { kind: 'text', label: 'Değer', max: 60 },
          },
        },
      },
    },
  },
  {
    title: 'Montaj Kılavuzu',
    intro:
      '<p>Bu kılavuz genel kuralları verir. Ürününüzle gelen montaj föyünde farklı bir değer yazıyorsa o değer geçerlidir. Yüksek teraslar, rüzgâra açık çitler ve çok katlı cepheler için statik görüş alın.</p>',
    sections: [
      {
        anchor: 'baslamadan',
        title: 'Başlamadan önce',
        caption: '',
        table: [],
        text: html(
          '<ul>',
          '<li>Paketleri düz bir zeminde, altına 50\u00a0cm’de bir takoz koyarak ve üstünü örterek saklayın.</li>',
          '<li>Profilleri montajdan önce 24 saat açık havada bekletin; ortam sıcaklığına alışsınlar.</li>',
          '<li>Montajı 5\u00a0°C ile 35\u00a0°C arasında yapın. Sıcak günde derzi 1\u00a0mm daraltabilir, soğuk günde 1\u00a0mm açabilirsiniz.</li>',
          '<li>Tahtaları karıştırarak döşeyin; ton farkı böylece doğal dağılır.</li>',
          '</ul>',
          '<p>Gerekenler: gönye testere (ince dişli ağaç bıçağı), akülü matkap, 3\u00a0mm matkap ucu, su terazisi, ip, mezura, 5\u00a0mm derz takozu, gözlük ve toz maskesi.</p>',
        ),
      },
      {
        anchor: 'deck',
        title: 'Deck montajı',
        caption: 'Deck montaj ölçüleri',
        table: [
          { label: 'Zemin eğimi', value: 'En az %1 (metrede 1 cm)' },
          { label: 'Taşıyıcı aralığı, masif profil', value: 'En fazla 350 mm' },
          { label: 'Taşıyıcı aralığı, merdiven ve kapı önü', value: 'En fazla 250 mm' },
          { label: 'Taşıyıcı destek aralığı', value: 'En fazla 500 mm' },
          { label: 'Boy derzi (yan yana)', value: '5 mm' },
          { label: 'Uç derzi (uç uca)', value: '5 mm' },
          { label: 'Duvar ve kolon boşluğu', value: '10 mm' },
          { label: 'Konsol (taşıyıcıdan taşan uç)', value: 'En fazla 30 mm' },
        ],
        text: html(
          '<ol>',
          '<li>Zemine su dökün, göllenen yerleri düzeltin. Su evden uzağa akmalı.</li>',
          '<li>Bitmiş kotu duvara işaretleyin. Takoz, taşıyıcı ve tahta birlikte en az 55\u00a0mm tutar.</li>',
          '<li>Taşıyıcıları tahtaya dik yönde dizin, takoz ya da ayarlı ayakla tesviye edin. Kot farkı 2\u00a0mm’yi geçmesin.</li>',
          '<li>Betonda taşıyıcıyı 50\u00a0cm’de bir dübelleyin. Yalıtımlı zeminde delmeyin, ızgara bağlantısıyla sabitleyin.</li>',
          '<li>Tahta uçlarının geldiği yere çift taşıyıcı koyun; her uç kendi taşıyıcısına otursun.</li>',
          '<li>İlk sırada başlangıç klipsini kullanın, duvardan 10\u00a0mm uzak durun ve sırayı iple hizalayın.</li>',
          '<li>Her taşıyıcıya bir klips takın, vidayı tam sıkmadan sonraki tahtayı yerleştirin, sonra sıkın.</li>',
          '<li>Dört sırada bir ipi yeniden gerin; sapmayı birkaç sıraya yayarak düzeltin.</li>',
          '<li>Son tahtayı boyuna kesin, önden delip paslanmaz vidayla bağlayın. Açık uçları kenar profiliyle kapatın.</li>',
          '</ol>',
        ),
      },
      {
        anchor: 'cit',
        title: 'Çit montajı',
        caption: 'Çit montaj ölçüleri',
        table: [
          { label: 'Direk aralığı, 180 cm lamel çit', value: '180 cm, rüzgârlı yerde 150 cm' },
          { label: 'Direk aralığı, 200 cm kapalı çit', value: '150 cm' },
          { label: 'Temel, lamel çit', value: '30 x 30 x 50 cm' },
          { label: 'Temel, kapalı çit', value: '40 x 40 x 70 cm' },
          { label: 'Alt boşluk', value: '30 mm' },
          { label: 'Kanal içi genleşme payı', value: 'Her uçta 5 mm' },
        ],
        text: html(
          '<ol>',
          '<li>Parsel sınırını ve yükseklik kuralını belediyenizden, altyapı hatlarını ilgili kurumlardan öğrenin.</li>',
          '<li>Köşe direklerinin yerini belirleyin, aralarına ip gerin, ara direkleri işaretleyin.</li>',
          '<li>Temel çukurlarını açın, dibine 10\u00a0cm mıcır serin. Direği ya da ankraj plakasını betonla sabitleyin.</li>',
          '<li>Her direği iki yönde teraziyle kontrol edin ve beton dayanım alana kadar en az 48 saat bekleyin.</li>',
          '<li>Alt süpürgeliği takın; zeminle arasında 30\u00a0mm boşluk kalsın.</li>',
          '<li>Lamelleri, net aralıktan 10\u00a0mm kısa kesip kanala yukarıdan kaydırın. Aralıklı çitte 6\u00a0mm takozları yerleştirin.</li>',
          '<li>Üst başlığı takın, direk kapaklarını kapatın. Eğimde her panelin üstünü yatay tutun.</li>',
          '</ol>',
        ),
      },
      {
        anchor: 'cephe',
        title: 'Cephe montajı',
        caption: 'Cephe montaj ölçüleri',
        table: [
          { label: 'Taşıyıcı aralığı', value: 'En fazla 500 mm, düz profilde 450 mm' },
          { label: 'Arkadaki hava boşluğu', value: 'En az 30 mm' },
          { label: 'Zeminden yükseklik', value: 'En az 50 mm' },
          { label: 'Uç derzi', value: '5 mm' },
          { label: 'Üst ve alt havalandırma açıklığı', value: 'En az 20 mm, böcek telli' },
        ],
        text: html(
          '<ol>',
          '<li>Duvarın sağlamlığını ve düzgünlüğünü kontrol edin. 25\u00a0mm’den büyük eğriliği önce düzeltin.</li>',
          '<li>Nefes alan su yalıtım örtüsünü alttan üste, 10\u00a0cm bindirmeyle serin.</li>',
          '<li>Taşıyıcıları düşey olarak, duvar türüne uygun dübelle 60\u00a0cm’de bir bağlayın; ip ve teraziyle düzleyin.</li>',
          '<li>Alt kenara havalandırmalı başlangıç profilini takın, böcek telini unutmayın.</li>',
          '<li>İlk sırayı teraziyle yerleştirin. Bundan sonraki bütün sıralar ona uyar.</li>',
          '<li>Profilleri klipsleyin; her profili ortasından tek noktada sabitleyin, uçlar serbestçe uzayabilsin.</li>',
          '<li>Pencere, kapı ve köşelerde bitiş profili kullanın; kesik uç açıkta kalmasın.</li>',
          '<li>Saçak altında en az 20\u00a0mm hava çıkışı bırakın.</li>',
          '</ol>',
        ),
      },
      {
        anchor: 'yapilmayacaklar',
        title: 'Sık yapılan yanlışlar',
        caption: '',
        table: [],
        text: html(
          '<ul>',
          '<li>Derz bırakmadan sıkıştırmak: tahtalar yazın birbirini iter.</li>',
          '<li>Deck’in çevresini kapatmak: altı havalanmaz, nem kalır.</li>',
          '<li>Profili taşıyıcı yerine kullanmak: kompozit kaplamadır, tek başına yük taşımaz.</li>',
          '<li>Ön delik açmadan uçtan vidalamak: uç çatlayabilir. 3\u00a0mm ön delik açın, uçtan 30\u00a0mm içeride kalın.</li>',
          '<li>Galvanizsiz vida kullanmak: pas lekesi yapar. A2, deniz kenarında A4 paslanmaz seçin.</li>',
          '</ul>',
        ),
      },
      {
        anchor: 'son-kontrol',
        title: 'Son kontrol ve destek',
        caption: '',
        table: [],
        text: html(
          '<ul>',
          '<li>Derzler eşit, klipslerin tamamı sıkılı.</li>',
          '<li>Süzgeç kapakları açılıyor, su akıyor.</li>',
          '<li>Talaş ve metal tozu yıkanmış; bekleyen metal tozu pas izi bırakır.</li>',
          '<li>Aynı partiden iki üç yedek profil ayrılmış.</li>',
          '</ul>',
          '<p>Takıldığınız yerde fotoğraf çekip <a rel="noopener" href="/contact">bize yazın</a>. Genel sorular için <a rel="noopener" href="/faq">Sık Sorulan Sorular</a> sayfasına bakabilirsiniz.</p>',
        ),
      },
    ],
  },
);

export const installationGuide = definePage({
  title: 'Montaj Kılavuzu',
  group: 'pages',
  address: '/installation-guide',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'Montaj Kılavuzu',
      'Kompozit deck, çit ve cephe için adım adım montaj: taşıyıcı aralıkları, derzler, temel ölçüleri ve son kontrol.',
    ),
  },
});
