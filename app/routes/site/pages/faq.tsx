import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mailLink, telLink } from '#app/shared/contact-links.ts';
import type { Site } from '#app/shared/site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { breadcrumbs, faqPage } from '../json-ld.ts';
import { fixedPageMeta } from '../page-meta.ts';
import { textOf } from './text-of.ts';
import { TextPage, type TextSection } from './text-page.tsx';

export const handle = {
  title: 'Sık Sorulan Sorular',
  description:
    'Kompozit malzeme, ölçü ve fiyat, montaj, bakım ve garanti üzerine en çok sorulan sorular ve kısa yanıtları.',
  cache: {},
};

type Question = { question: string; answer: ReactNode };

export default function Faq() {
  return <TextPage title={handle.title} updated="1 Ekim 2025" sections={sectionsFor(useSite())} />;
}

/** One name for all groups, so that the browser keeps a single answer open on the page. */
function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.question} className="acc" name="faq">
          <summary>
            {item.question}
            <Icon name="plus" />
          </summary>
          <p className="max-w-[40em] pr-10 pb-6 text-stone-600">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}

const material: Question[] = [
  {
    question: 'Kompozit nedir, içinde ne var?',
    answer:
      '%65 ahşap lifi, %30 polimer ve %5 katkıdan oluşan bir malzemedir. Lif sıcaklığı ve dokuyu verir, polimer suyu dışarıda tutar, katkılar rengi güneşten korur.',
  },
  {
    question: 'Rengi solar mı?',
    answer:
      'İlk iki üç ayda ton hafifçe açılıp oturur, sonra gözle fark edilir bir değişim beklenmez. Pigment yüzeyde değil gövdenin tamamında olduğu için soyulma olmaz.',
  },
  {
    question: 'Yazın ayağı yakar mı?',
    answer:
      'Koyu tonlar doğrudan güneşte ısınır. Havuz başı ve çıplak ayakla gezilen güneşli teraslarda Kum ya da Gri öneririz.',
  },
  {
    question: 'Islanınca kaygan olur mu?',
    answer:
      'Oluklu ve fırçalı yüzeyler ıslakken de tutunma sağlar. Yosun ve sabun kalıntısı her zemini kayganlaştırır; düzenli durulama yeterlidir.',
  },
];

const quote: Question[] = [
  {
    question: 'Fiyatı nasıl öğrenirim?',
    answer: (
      <>
        <Link to="/contact">İletişim sayfasından</Link> alanın yaklaşık ölçüsünü, ilçenizi ve birkaç fotoğrafı iletin.
        Önce yaklaşık bir aralık, keşiften sonra kesin teklif veririz.
      </>
    ),
  },
  {
    question: 'Keşif ücretli mi?',
    answer:
      'İstanbul içinde keşif için ayrıca ücret istemiyoruz. Şehir dışı keşiflerde yol gideri oluşursa gelmeden önce bildirir, onayınızı alırız.',
  },
  {
    question: 'Numune alabilir miyim?',
    answer:
      'Evet. Beş rengin numunesini showroomdan alabilir, gün ışığında evinizde deneyebilirsiniz. Şehir dışına kargoyla da gönderiyoruz.',
  },
  {
    question: 'Türkiye’nin her yerine geliyor musunuz?',
    answer:
      'Malzemeyi her ile gönderiyoruz. Montaj için uzaklığa ve işin ölçüsüne bakarız; gelemediğimiz yerde yerel ustanıza kılavuz ve uzaktan destek veririz.',
  },
];

const installation: Question[] = [
  {
    question: 'Sipariş ve montaj ne kadar sürer?',
    answer:
      'Stoktaki renklerde malzeme çoğunlukla bir iki haftada hazır olur. 50 m² bir deck’in montajı, zemin uygunsa ortalama üç iş günüdür. Kesin tarih sözleşmede yazar.',
  },
  {
    question: 'Kendim monte edebilir miyim?',
    answer: (
      <>
        Evet. Aletlere alışkın iki kişi küçük bir terası kurabilir. Ölçü ve adımlar{' '}
        <Link to="/installation-guide">Montaj Kılavuzu</Link> sayfasındadır; taşıyıcı aralıklarına uyulması garanti için
        gereklidir.
      </>
    ),
  },
  {
    question: 'Seramiğin ya da eski ahşabın üstüne olur mu?',
    answer:
      'Sağlam ve eğimli seramiğin üstüne kurulur. Eski ahşap zemin sökülür; çürüyen taşıyıcının üzerine yeni zemin döşemeyiz.',
  },
  {
    question: 'Çatı terasımdaki yalıtım zarar görür mü?',
    answer: 'Görmez. Ayarlı ayaklar yalıtımın koruma katmanına serbest oturur, vida ya da dübel kullanılmaz.',
  },
];

const care: Question[] = [
  {
    question: 'Nasıl temizlenir?',
    answer:
      'Süpürün, ılık su ve yumuşak fırçayla yıkayın. Basınçlı suyu 30 cm’den yakına tutmayın. Tel fırça, zımpara ve tiner kullanmayın.',
  },
  {
    question: 'Vernik ya da yağ sürmem gerekir mi?',
    answer: 'Hayır. Gövdesi yağ ve verniği emmez; sürülen kat kısa sürede soyulur ve görüntüyü bozar.',
  },
  {
    question: 'Garanti neyi kapsar?',
    answer:
      'Çürümeye, böceklenmeye ve kabarmaya karşı 10 yıl yazılı garanti veriyoruz. Kapsam ve koşullar teslimde verilen belgede yazar.',
  },
  {
    question: 'Bir tahta zarar görürse ne yapılır?',
    answer:
      'Klipsli sistemde tahta sökülüp yenisiyle değiştirilir. Aynı partiden birkaç yedek tahta saklamanızı öneririz; ton farkı böylece en aza iner.',
  },
];

export const meta = fixedPageMeta({
  ...handle,
  structured: [
    breadcrumbs({ name: handle.title, path: '/faq' }),
    faqPage(
      [...material, ...quote, ...installation, ...care].map(({ question, answer }) => ({
        question,
        answer: textOf(answer),
      })),
    ),
  ],
});

function sectionsFor(site: Site): TextSection[] {
  return [
    { id: 'malzeme', title: 'Malzeme', body: <Questions items={material} /> },
    { id: 'teklif', title: 'Ölçü, numune ve teklif', body: <Questions items={quote} /> },
    { id: 'montaj', title: 'Montaj', body: <Questions items={installation} /> },
    { id: 'bakim', title: 'Bakım ve garanti', body: <Questions items={care} /> },
    {
      id: 'baska-soru',
      title: 'Sorunuz burada yok mu?',
      body: (
        <p>
          <a href={mailLink(site)}>{site.email}</a> adresine yazın ya da <a href={telLink(site)}>{site.phone}</a>{' '}
          numarasını arayın. Ürüne özel sorular ve yanıtları, <Link to="/products">ürünlerin</Link> kendi
          sayfalarındadır.
        </p>
      ),
    },
  ];
}
