import type { DemoPost } from '../types.ts';

export const colorAndDaylight: DemoPost = {
  slug: 'renk-secerken-gun-isigini-hesaba-katin',
  title: 'Renk seçerken gün ışığını hesaba katın',
  image: 'blog-colors.jpg',
  excerpt:
    'Showroomda koyu görünen bir ton, öğle güneşinde iki derece açılır. Örnek parçayı eve götürüp sabah, öğle ve akşam bakmanızı bu yüzden öneririz.',
  content: `<p>Showroomda koyu görünen bir ton, öğle güneşinde iki derece açılır. Örnek parçayı eve götürüp sabah, öğle ve akşam bakmanızı bu yüzden öneririz. Koyu tonlar gölgede ağırlaşır, açık tonlar tam güneşte parlar; aynı renk iki ayrı bahçede iki ayrı renk gibi durur.</p>
<p>Renk kartelamızda beş ton var: Teak, Ceviz, Antrasit, Kum ve Gri. Sayının az olması bilinçli bir seçim. Deck, çit, kapı ve cephe aynı tonları paylaştığı için yan yana geldiklerinde birbirini tutarlar.</p>
<h2>Yönünüzü bilin</h2>
<p>Kuzeye bakan teraslarda ışık mavimsi ve yumuşaktır; Gri ve Antrasit burada soğuk kalabilir, Teak ortamı ısıtır. Güneye bakan yüzeylerde ışık günün büyük bölümünde serttir. Kum rengi göz alabilir, Gri ise dengeli durur. Batı cephesinde akşam ışığı turuncudur; Teak ve Ceviz bu saatte en güzel hâlini alır.</p>
<h2>Üç saat, üç bakış</h2>
<ul>
<li>Sabah 09:00: rengin gerçek tonu. Işık yumuşaktır, damar net görünür.</li>
<li>Öğle 13:00: en açık hâli. Parlamayı ve ısınmayı bu saatte elinizle ölçün.</li>
<li>Akşam 18:00: en sıcak hâli. Terası en çok bu saatte kullanacaksanız kararı buna göre verin.</li>
</ul>
<p>Numuneyi dik tutmayın, yere koyun. Zemine yukarıdan, 1,5 metre öteden bakarsınız; elde tutulan parça her zaman daha koyu görünür. Bir de ıslatıp bakın: ıslak yüzey yaklaşık bir ton koyulaşır.</p>
<h2>Yanındaki malzeme rengi değiştirir</h2>
<p>Beyaz sıva yanındaki tonu koyultur, koyu taş açar. Çim yeşili kırmızımsı tonları öne çıkarır; bu yüzden Teak bahçede şehir terasına göre daha sıcak görünür. Doğrama renginiz antrasitse zemini de antrasit yapmak zorunda değilsiniz. Doğramayı çerçeve, zemini dolgu olarak düşünün; bir ton fark ikisini de okunur kılar.</p>
<blockquote>Rengi kataloğa değil, terasınızın en çok oturduğunuz saatine göre seçin.</blockquote>
<h2>Koyu mu, açık mı?</h2>
<p>Koyu renkler tozu ve poleni gösterir, çamur lekesini saklar. Açık renkler tam tersidir. Havuz başında ve çocukların yalınayak gezdiği yerde açık tonlar serin kalır. Küçük balkonlarda açık zemin alanı geniş gösterir; büyük bahçelerde koyu çit geri çekilir, bitkileri öne çıkarır.</p>
<p>İki rengi birlikte kullanmak da bir seçenektir. Zemini açık, kenar bandını koyu tutmak terasın sınırını belli eder; basamak burunlarında ton farkı, akşam karanlığında adımı güvenli kılar.</p>
<h2>İlk aylarda ton oturur</h2>
<p>Kompozit, ilk iki üç ayda güneş ve yağmurla hafifçe açılır, sonra durulur. Showroomdaki parçalarımızın bir yüzünü bu yüzden bir yıl dışarıda beklettik; yan yana bakarak son hâlini görebilirsiniz.</p>
<p>Kararınızı verirken iki numuneyi geçmeyin. Beş parça arasında kalan göz, en tanıdık olanı seçer; en doğru olanı değil.</p>`,
  published_at: '2025-07-02T09:00:00.000Z',
  created_at: '2025-07-02T09:00:00.000Z',
};
