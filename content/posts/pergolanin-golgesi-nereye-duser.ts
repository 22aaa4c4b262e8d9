import type { DemoPost } from '../types.ts';

export const pergolaShade: DemoPost = {
  slug: 'pergolanin-golgesi-nereye-duser',
  title: 'Pergolanın gölgesi nereye düşer?',
  image: 'pergola-ceviz.jpg',
  excerpt:
    'Güney cephesinde yatay çıta işe yarar, batıda ise düşey perde gerekir. Pergolayı çizmeden önce öğleden sonra saat dörtte gölgenin nereye düştüğünü işaretleyin.',
  content: `<p>Güney cephesinde yatay çıta işe yarar, batıda ise düşey perde gerekir. Pergolayı çizmeden önce öğleden sonra saat dörtte gölgenin nereye düştüğünü işaretleyin. Bir parça tebeşir ve uzun bir sopa, pek çok programdan daha hızlı sonuç verir.</p>
<p>Pergola en çok gölge için kurulur, ama gölgenin yeri çoğu zaman montaj bittikten sonra fark edilir. Oysa güneşin yolu bellidir ve hesabı birkaç dakika sürer.</p>
<h2>Güneş yazın ne kadar yüksekte?</h2>
<p>İstanbul’da haziran sonunda öğle güneşi ufuktan yaklaşık 72 derece yüksektedir; gölge neredeyse pergolanın tam altına düşer. Saat beşe doğru bu açı 40 derecenin altına iner. 260 cm yüksekliğindeki bir pergolanın gölgesi o saatte üç metre kadar doğuya kaymıştır. Akşamüstü oturmak istediğiniz masa, pergolanın tam altında değil, biraz doğusunda serin kalır.</p>
<h2>Çıta yönü ve aralığı</h2>
<p>Doğu batı doğrultusunda uzanan çıtalar güneyden gelen öğle güneşini iyi keser. Kuzey güney doğrultusundaki çıtalar ise öğlen ışığı içeri alır, sabah ve akşam gölge verir. Hangi saatte oturduğunuz burada belirleyicidir.</p>
<ul>
<li>40 mm çıta, 60 mm boşluk: öğlen güçlü gölge, gökyüzü az görünür.</li>
<li>40 mm çıta, 90 mm boşluk: dengeli; kahvaltı ve akşam için uygundur.</li>
<li>40 mm çıta, 140 mm boşluk: sarmaşık sarılacak pergolalar için.</li>
</ul>
<p>Çıtanın yüksekliği de en az aralığı kadar önemlidir. 90 mm yüksek bir çıta, eğik gelen ışığı ince bir çıtadan çok daha uzun süre keser.</p>
<h2>Batı güneşi başka bir iştir</h2>
<p>Akşamüstü güneşi yandan gelir; üstteki çıta onu göremez. Batıya bakan teraslarda üstü sıklaştırmak yerine batı kenarına düşey bir yüzey koyarız. Bu bir perde, lamelli bir panel ya da yaprak döken bir bitki olabilir. Yaprak döken bitkinin güzelliği, kışın ışığı içeri bırakmasıdır.</p>
<blockquote>Gölgeyi çizime değil, önce yere çizin.</blockquote>
<h2>Tebeşirle on dakikalık deneme</h2>
<ul>
<li>260 cm uzunluğunda bir sopayı direk gelecek köşede dik tutun.</li>
<li>Saat 13:00, 16:00 ve 18:00’de gölgenin ucunu yere işaretleyin.</li>
<li>İşi dört köşe için tekrarlayın, noktaları birleştirin.</li>
<li>Masayı, üç şeklin üst üste bindiği yere koyun.</li>
</ul>
<p>Denemeyi temmuzda yaparsanız sonuç bütün yaz geçerlidir. Kışın bakıyorsanız gölgenin yazın çok daha kısa olacağını unutmayın.</p>
<h2>Son olarak: komşu ve ağaç</h2>
<p>Yandaki bina ya da büyük bir çınar, size bedelsiz gölge veriyor olabilir. Pergolayı zaten gölgede kalan yere kurmak sık yapılan bir yanlıştır. Keşifte önce var olan gölgeyi çizer, pergolayı onun bıraktığı boşluğa yerleştiririz. Terasınızın yönünü ve birkaç saatlik fotoğrafını gönderirseniz ilk taslağı birlikte çıkarabiliriz.</p>`,
  published_at: '2025-06-11T09:00:00.000Z',
  created_at: '2025-06-11T09:00:00.000Z',
};
