import { definePage, searchPart } from '../page.ts';
import { definePart } from '../part.ts';
import { FACTS_HINT, TEXT_FIELDS } from '../text-part.ts';

const text = definePart(
  'Sorular',
  {
    title: TEXT_FIELDS.title,
    groups: {
      kind: 'list',
      label: 'Soru grupları',
      item: 'Grup',
      min: 1,
      max: 12,
      fields: {
        anchor: { kind: 'anchor' },
        title: { kind: 'text', label: 'Grubun başlığı', max: 60 },
        questions: {
          kind: 'list',
          label: 'Sorular',
          item: 'Soru',
          min: 1,
          max: 30,
          fields: {
            question: { kind: 'text', label: 'Soru', max: 90 },
            answer: {
              kind: 'rich',
              label: 'Yanıt',
              max: 600,
              hint: 'Kısa tutun: iki üç cümle. Arama motorları da bu yanıtı gösterir.',
            },
          },
        },
      },
    },
    closingTitle: { kind: 'text', label: 'Kapanış başlığı', max: 60 },
    closingText: { kind: 'rich', label: 'Kapanış metni', max: 600, hint: FACTS_HINT },
  },
  {
    title: 'Sık Sorulan Sorular',
    groups: [
      {
        anchor: 'malzeme',
        title: 'Malzeme',
        questions: [
          {
            question: 'Kompozit nedir, içinde ne var?',
            answer:
              '<p>%65 ahşap lifi, %30 polimer ve %5 katkıdan oluşan bir malzemedir. Lif sıcaklığı ve dokuyu verir, polimer suyu dışarıda tutar, katkılar rengi güneşten korur.</p>',
          },
          {
            question: 'Rengi solar mı?',
            answer:
              '<p>İlk iki üç ayda ton hafifçe açılıp oturur, sonra gözle fark edilir bir değişim beklenmez. Pigment yüzeyde değil gövdenin tamamında olduğu için soyulma olmaz.</p>',
          },
          {
            question: 'Yazın ayağı yakar mı?',
            answer:
              '<p>Koyu tonlar doğrudan güneşte ısınır. Havuz başı ve çıplak ayakla gezilen güneşli teraslarda Kum ya da Gri öneririz.</p>',
          },
          {
            question: 'Islanınca kaygan olur mu?',
            answer:
              '<p>Oluklu ve fırçalı yüzeyler ıslakken de tutunma sağlar. Yosun ve sabun kalıntısı her zemini kayganlaştırır; düzenli durulama yeterlidir.</p>',
          },
        ],
      },
      {
        anchor: 'teklif',
        title: 'Ölçü, numune ve teklif',
        questions: [
          {
            question: 'Fiyatı nasıl öğrenirim?',
            answer:
              '<p><a rel="noopener" href="/contact">İletişim sayfasından</a> alanın yaklaşık ölçüsünü, ilçenizi ve birkaç fotoğrafı iletin. Önce yaklaşık bir aralık, keşiften sonra kesin teklif veririz.</p>',
          },
          {
            question: 'Keşif ücretli mi?',
            answer:
              '<p>İstanbul içinde keşif için ayrıca ücret istemiyoruz. Şehir dışı keşiflerde yol gideri oluşursa gelmeden önce bildirir, onayınızı alırız.</p>',
          },
          {
            question: 'Numune alabilir miyim?',
            answer:
              '<p>Evet. Beş rengin numunesini showroomdan alabilir, gün ışığında evinizde deneyebilirsiniz. Şehir dışına kargoyla da gönderiyoruz.</p>',
          },
          {
            question: 'Türkiye’nin her yerine geliyor musunuz?',
            answer:
              '<p>Malzemeyi her ile gönderiyoruz. Montaj için uzaklığa ve işin ölçüsüne bakarız; gelemediğimiz yerde yerel ustanıza kılavuz ve uzaktan destek veririz.</p>',
          },
        ],
      },
      {
        anchor: 'montaj',
        title: 'Montaj',
        questions: [
          {
            question: 'Sipariş ve montaj ne kadar sürer?',
            answer:
              '<p>Stoktaki renklerde malzeme çoğunlukla bir iki haftada hazır olur. 50 m² bir deck’in montajı, zemin uygunsa ortalama üç iş günüdür. Kesin tarih sözleşmede yazar.</p>',
          },
          {
            question: 'Kendim monte edebilir miyim?',
            answer:
              '<p>Evet. Aletlere alışkın iki kişi küçük bir terası kurabilir. Ölçü ve adımlar <a rel="noopener" href="/installation-guide">Montaj Kılavuzu</a> sayfasındadır; taşıyıcı aralıklarına uyulması garanti için gereklidir.</p>',
          },
          {
            question: 'Seramiğin ya da eski ahşabın üstüne olur mu?',
            answer:
              '<p>Sağlam ve eğimli seramiğin üstüne kurulur. Eski ahşap zemin sökülür; çürüyen taşıyıcının üzerine yeni zemin döşemeyiz.</p>',
          },
          {
            question: 'Çatı terasımdaki yalıtım zarar görür mü?',
            answer:
              '<p>Görmez. Ayarlı ayaklar yalıtımın koruma katmanına serbest oturur, vida ya da dübel kullanılmaz.</p>',
          },
        ],
      },
      {
        anchor: 'bakim',
        title: 'Bakım ve garanti',
        questions: [
          {
            question: 'Nasıl temizlenir?',
            answer:
              '<p>Süpürün, ılık su ve yumuşak fırçayla yıkayın. Basınçlı suyu 30 cm’den yakına tutmayın. Tel fırça, zımpara ve tiner kullanmayın.</p>',
          },
          {
            question: 'Vernik ya da yağ sürmem gerekir mi?',
            answer: '<p>Hayır. Gövdesi yağ ve verniği emmez; sürülen kat kısa sürede soyulur ve görüntüyü bozar.</p>',
          },
          {
            question: 'Garanti neyi kapsar?',
            answer:
              '<p>Çürümeye, böceklenmeye ve kabarmaya karşı 10 yıl yazılı garanti veriyoruz. Kapsam ve koşullar teslimde verilen belgede yazar.</p>',
          },
          {
            question: 'Bir tahta zarar görürse ne yapılır?',
            answer:
              '<p>Klipsli sistemde tahta sökülüp yenisiyle değiştirilir. Aynı partiden birkaç yedek tahta saklamanızı öneririz; ton farkı böylece en aza iner.</p>',
          },
        ],
      },
    ],
    closingTitle: 'Sorunuz burada yok mu?',
    closingText:
      '<p>{e-posta} adresine yazın ya da {telefon} numarasını arayın. Ürüne özel sorular ve yanıtları, <a rel="noopener" href="/products">ürünlerin</a> kendi sayfalarındadır.</p>',
  },
);

export const faq = definePage({
  title: 'Sık Sorulan Sorular',
  group: 'pages',
  address: '/faq',
  writtenOn: '2025-10-01',
  parts: {
    text,
    search: searchPart(
      'Sık Sorulan Sorular',
      'Kompozit malzeme, ölçü ve fiyat, montaj, bakım ve garanti üzerine en çok sorulan sorular ve kısa yanıtları.',
    ),
  },
});
