import type { DemoPost } from '../types.ts';

export const winterCare: DemoPost = {
  slug: 'kis-oncesi-on-dakikalik-bakim-listesi',
  title: 'Kış öncesi on dakikalık bakım listesi',
  image: 'blog-winter.jpg',
  excerpt:
    'Kompozit yüzeyler az bakım ister ama hiç ilgi istemez demek doğru olmaz. Yapraklar süpürülür, giderler açılır, klipsler gözden geçirilir.',
  content: `<p>Kompozit yüzeyler az bakım ister ama hiç ilgi istemez demek doğru olmaz. Yapraklar süpürülür, giderler açılır, klipsler gözden geçirilir. Kışa girmeden ayıracağınız on dakika, ilkbaharda yarım günlük temizliği önler.</p>
<p>Aşağıdaki listeyi kasım ayının ilk kuru gününde uygulamanızı öneririz. Elinizde bir süpürge, bir kova ılık su ve ince uçlu bir plastik spatula olsun.</p>
<h2>İlk beş dakika: su yolunu açın</h2>
<ul>
<li>Yaprak ve iğneleri derz yönünde süpürün. Islak yaprak yüzeyde tanen lekesi bırakır.</li>
<li>Derz aralarına sıkışan toprağı spatulayla çıkarın. Su derzden akamazsa yüzeyde donar.</li>
<li>Süzgeç kapaklarını kaldırın, sepeti boşaltın.</li>
<li>Saksıların altına 10 mm takoz koyun ya da yerlerini değiştirin.</li>
</ul>
<h2>Sonraki üç dakika: elle kontrol</h2>
<p>Deck’in kenarında ve merdivende ayağınızı hafifçe bastırarak yürüyün. Ses değişen bir tahta varsa klipsi gevşemiş olabilir; yerini kâğıt bantla işaretleyin. Çitte direkleri tutup sallayın, kapıda menteşeyi ve kilit karşılığını kontrol edin. Pergolada çıta bağlantılarına ve varsa aydınlatma kapaklarına bakın.</p>
<p>Gevşek bir klipsi sıkmak kolaydır, ama yanlış torkla sıkılan vida tahtayı ezer. Emin değilseniz dokunmadan fotoğrafını gönderin.</p>
<h2>Son iki dakika: lekeler</h2>
<p>Mangal yağı, yosun ve pas en sık gördüğümüz üç lekedir. Yağ için ılık su ve bulaşık deterjanı, yosun için yumuşak fırça ve arap sabunu yeterlidir. Pas çoğunlukla metal mobilya ayağından gelir; önce ayağın altına keçe yapıştırın, sonra lekeyi limon tuzlu suyla silip bol suyla durulayın.</p>
<blockquote>Kışın zemini bozan soğuk değil, akamayan sudur.</blockquote>
<p>Yüzeyi yıkadıysanız durulama suyunun derzlerden aktığını izleyin. Suyun beklediği yer, kışın buzun tutacağı yerdir; orada derz ya da süzgeç hâlâ tıkalıdır.</p>
<h2>Kar ve buz geldiğinde</h2>
<p>Karı plastik kürekle, tahta boyunca itin. Metal kürek ve buz kazıyıcı yüzeyi çizer. Buz çözücü olarak kaya tuzu yerine kalsiyum klorür bazlı ürün kullanın ve hava ısınınca yüzeyi durulayın. Kar zincirli ya da çivili ayakkabıyla deck üzerinde yürümeyin.</p>
<ul>
<li>Basınçlı yıkamayı 30 cm’den yakına tutmayın, 80 barı geçmeyin.</li>
<li>Tel fırça, zımpara ve selülozik tiner kullanmayın.</li>
<li>Yüzeye vernik ya da yağ sürmeyin; emilmez, kabuk gibi soyulur.</li>
<li>Naylon örtüyü zemine yapışık bırakmayın, altında nem kalır.</li>
</ul>
<h2>Ne zaman bizi aramalısınız?</h2>
<p>Bir tahta gözle görülür biçimde kabardıysa, bir direk eğildiyse ya da su hep aynı yerde birikiyorsa bekletmeyin. Bunlar bakım değil altyapı işaretidir ve erken görüldüğünde yarım günde düzelir. Garanti kapsamına giren bir durumda teslim belgenizi hazır bulundurmanız süreci kısaltır.</p>
<p>Listeyi yazdırıp depo kapısının içine asabilirsiniz. Seneye yine aynı on dakika yetecek.</p>`,
  published_at: '2025-07-21T09:00:00.000Z',
  created_at: '2025-07-21T09:00:00.000Z',
};
