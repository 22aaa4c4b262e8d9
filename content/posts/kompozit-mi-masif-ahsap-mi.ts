import type { DemoPost } from '../types.ts';

export const compositeOrWood: DemoPost = {
  slug: 'kompozit-mi-masif-ahsap-mi',
  title: 'Kompozit mi, masif ahşap mı?',
  image: 'macro-profile.jpg',
  excerpt:
    'İki malzemenin de yeri ayrı. Masif ahşap tamir edilebilir ve zamanla grileşir; kompozit ise rengini korur ve boya istemez.',
  content: `<p>İki malzemenin de yeri ayrı. Masif ahşap tamir edilebilir ve zamanla grileşir; kompozit ise rengini korur ve boya istemez. Kararı verirken sorulacak asıl soru şu: bu alana her yıl kaç gün ayırmak istiyorsunuz?</p>
<p>Biz kompozit satıyoruz, ama her bahçeye kompozit önermiyoruz. Aşağıdaki karşılaştırma, keşifte müşterilerimize anlattıklarımızın yazıya dökülmüş hâlidir.</p>
<h2>Bakım: asıl fark burada</h2>
<p>Dışarıdaki ahşap yılda bir kez temizlenip yağlanmak ister. 50 m² bir teras için bu iş iki kişiyle yaklaşık bir hafta sonu sürer. Yağlama atlanırsa yüzey grileşir, ikinci kışta kılcal çatlaklar başlar. Grileşmeyi sevenler için bu bir kusur değildir; çatlak ve kıymık ise çıplak ayakla yürüyenler için öyledir.</p>
<p>Kompozitin bakımı süpürmek ve yıkamaktır. Zımpara, yağ, vernik yoktur. Buna karşılık derin bir çizik zımparayla silinmez; çizilen tahta değiştirilir.</p>
<h2>Görünüş ve his</h2>
<p>Masif ahşabın her tahtası başkadır, budağı ve kokusu vardır. Kompozit daha düzenlidir. İyi bir kompozitte tahtalar arasında hafif ton farkı bulunur; yüzey tek renk bir baskı gibi görünmez. Karar vermeden önce iki numuneyi ıslatıp yan yana bakın, çünkü dış mekânda zemini çoğu zaman yağmurdan sonra göreceksiniz.</p>
<p>Sıcaklıkta da fark vardır. Koyu kompozit, aynı tondaki ahşaba göre güneşte biraz daha fazla ısınır; açık tonlarda bu fark azalır. Çıplak ayakla kullanılacak bir teras için numuneyi öğle güneşinde yarım saat bekletip elinizle deneyin.</p>
<h2>İlk bedel ve on yıllık bedel</h2>
<p>Yerli yumuşak ağaçlar ilk gün daha ucuzdur. Tropik sert ağaçlar kompozitle aynı düzeyde ya da daha pahalıdır. Hesaba on yıl içindeki yağ, işçilik ve değişen tahtaları kattığınızda denge çoğunlukla kompozitten yana döner. Tek sezonluk bir kullanım ya da taşınacağınız bir ev için ise yumuşak ağaç makul olabilir.</p>
<h2>Hangi durumda hangisi?</h2>
<ul>
<li>Havuz başı ve çocukların koştuğu yer: kompozit. Kıymık yapmaz, suyu az emer.</li>
<li>Tescilli yapı ya da eski ahşap ev: masif ahşap. Onarımda malzeme birliği beklenir.</li>
<li>Kiraya verilen yazlık: kompozit. Kışın kimse yokken bakım istemez.</li>
<li>Kendi eliyle uğraşmayı seven, yılda bir hafta sonunu ayırabilen ev sahibi: masif ahşap.</li>
</ul>
<blockquote>En doğru malzeme, beş yıl sonra da bakımını üşenmeden yapacağınız malzemedir.</blockquote>
<h2>Çevre açısından</h2>
<p>Sertifikalı ormandan gelen ahşap yenilenebilir bir kaynaktır. Kompozitin gövdesi %65 ahşap lifi, %30 polimer ve %5 katkıdan oluşur; lifin kaynağı çoğunlukla talaş ve artık ahşaptır. İki malzemede de en büyük kazanç uzun ömürdür: sökülüp atılmayan zemin, en az kaynak tüketen zemindir.</p>
<p>Kararsızsanız showroomdan iki malzemeden de birer parça alıp bir hafta bahçede bırakın. Güneş, çiy ve ayak izi size broşürden fazlasını söyler.</p>`,
  published_at: '2025-09-18T09:00:00.000Z',
  created_at: '2025-09-18T09:00:00.000Z',
};
