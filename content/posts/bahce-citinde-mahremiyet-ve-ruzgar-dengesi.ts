import type { DemoPost } from '../types.ts';

export const gardenFencePrivacy: DemoPost = {
  slug: 'bahce-citinde-mahremiyet-ve-ruzgar-dengesi',
  title: 'Bahçe çitinde mahremiyet ve rüzgâr dengesi',
  image: 'project-garden-fence-1.jpg',
  excerpt:
    'Tamamen kapalı bir çit rüzgârı durdurmaz, üzerinden aşırır. Lamel aralığını biraz açmak hem yükü azaltır hem de bahçeyi havalandırır.',
  content: `<p>Tamamen kapalı bir çit rüzgârı durdurmaz, üzerinden aşırır. Lamel aralığını biraz açmak hem yükü azaltır hem de bahçeyi havalandırır. Doğru aralık için önce çitin neyi saklaması gerektiğine karar verin.</p>
<p>Mahremiyet ile hava arasındaki dengeyi kurarken üç soru soruyoruz: kim, nereden ve ne kadar uzaktan bakıyor? Yanıtlar çoğu zaman bütün sınırı kapatmanın gerekmediğini gösteriyor.</p>
<h2>Rüzgâr kapalı çitte ne yapar?</h2>
<p>Kapalı yüzeye çarpan hava yukarı tırmanır, çitin arkasında döne döne aşağı iner. Sonuç şaşırtıcıdır: en rüzgârlı yer çoğu zaman çitin bir iki metre gerisi, yani oturma grubunu koyduğunuz yerdir. Hafif geçirgen bir çit ise havanın bir bölümünü içinden süzer; hız düşer, girdap oluşmaz.</p>
<p>Kapalı çit aynı zamanda bir yelkendir. 200 cm yükseklik ve 150 cm direk aralığında tek bir panel 3 m² yüzey demektir. Sert bir fırtınada bu yüzey direğin dibine büyük bir devirme kuvveti bindirir. Temeli küçük tutulan çitlerin ilk kışta eğilmesinin nedeni budur.</p>
<h2>Lamel aralığı nasıl seçilir?</h2>
<ul>
<li>0 mm: yol kenarı ve bitişik parsel. Tam mahremiyet, en yüksek rüzgâr yükü.</li>
<li>6 mm: arka bahçe. Yürürken arkası görünmez, hava geçer.</li>
<li>20 mm: bahçe içi bölme. Yaklaşınca görünür, uzaktan yüzey gibi durur.</li>
<li>40 mm ve üstü: manzara ya da yeşille kapanacak sınır.</li>
</ul>
<p>Aralığı bütün çit boyunca aynı tutmak zorunda değilsiniz. Oturma köşesinin arkasında 0 mm, devamında 6 mm kullandığımız pek çok bahçe var. Aynı lamel ve direk kullanıldığında geçiş ancak yakından fark edilir.</p>
<blockquote>Çitin işi bahçeyi kapatmak değil, içeride oturmayı rahat kılmaktır.</blockquote>
<h2>Yükseklik her zaman çözüm değil</h2>
<p>Üst kattaki komşu pencereyi 20 santim daha yüksek bir çitle kapatamazsınız. Bakış açısını çizdiğinizde çoğu zaman çitin değil, oturma grubunun üstündeki bir pergolanın ya da tek bir ağacın işe yarayacağını görürsünüz. Yükseklik sınırları belediyeye ve parselin konumuna göre değişir; başvurmadan önce bilgi almanızı öneririz.</p>
<h2>Temelde pazarlık yapmayın</h2>
<p>180 cm lamel çit için sağlam zeminde 30 x 30 x 50 cm beton temel kullanıyoruz. Kapalı çitte ölçü 40 x 40 x 70 cm’ye çıkar. Dolgu toprakta ve rüzgâra açık tepelerde direk aralığı 150 cm’ye iner. Var olan duvarın üstüne kurulacaksa duvarın kalınlığı ve dolgusu kontrol edilir, flanşlar kimyasal dübelle bağlanır.</p>
<p>Bahçenizin hangi yönden rüzgâr aldığını bilmiyorsanız bir hafta boyunca akşamüstü küçük bir kurdele bağlayıp izleyin. Keşfe geldiğimizde en çok işimize yarayan bilgi bu olacak.</p>`,
  published_at: '2025-08-09T09:00:00.000Z',
  created_at: '2025-08-09T09:00:00.000Z',
};
