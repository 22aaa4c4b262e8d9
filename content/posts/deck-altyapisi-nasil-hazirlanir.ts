import type { DemoPost } from '../types.ts';

export const deckSubstructure: DemoPost = {
  slug: 'deck-altyapisi-nasil-hazirlanir',
  title: 'Deck altyapısı nasıl hazırlanır?',
  image: 'faq-clip.jpg',
  excerpt:
    'İyi bir deck, görünmeyen yerde başlar. Eğim, drenaj ve taşıyıcı aralığı doğru kurulursa üstteki profil yıllarca yerinden oynamaz.',
  content: `<p>İyi bir deck, görünmeyen yerde başlar. Eğim, drenaj ve taşıyıcı aralığı doğru kurulursa üstteki profil yıllarca yerinden oynamaz.</p>
<p>Bu yazıda keşif sırasında baktığımız üç şeyi, kendi terasınızda da kontrol edebileceğiniz sırayla anlatıyoruz. Ölçü aleti olarak bir su terazisi ve bir kova su yeterli.</p>
<h2>Önce su nereye gidiyor?</h2>
<p>Zemine bir kova su dökün ve on dakika bekleyin. Su bir yerde göllendiyse taşıyıcıdan önce o çukur düzeltilir. Deck’in altı kuru kalmazsa en iyi profil bile rahat edemez; hedefimiz metrede en az bir santim eğimdir.</p>
<ul>
<li>Gider kapaklarının üstüne sökülebilir bir kapak tahtası bırakın.</li>
<li>Duvar diplerinde 10 mm genleşme boşluğu bırakın.</li>
<li>Toprak zeminde önce mıcır, sonra ayarlı ayak kullanın.</li>
</ul>
<p>Eğimin yönü de önemlidir. Su evden uzağa, gidere ya da bahçeye doğru akmalı. Var olan eğim ters yöndeyse ayarlı ayaklar üst yüzeyi düz tutar ama alttaki suyu yönlendirmez; bu durumda önce şap yenilenir ya da duvar dibine bir toplama kanalı açılır.</p>
<h2>Zemin neye dayanıyor?</h2>
<p>Beton ve sağlam seramik en kolay zemindir; taşıyıcılar takozlarla doğrudan üzerine oturur. Su yalıtımlı çatılarda hiçbir şey delinmez, ayaklar koruma katmanının üstüne serbest konur. Toprakta ise bitkisel katman 20 santim kadar alınır, jeotekstil serilir ve 15 santim mıcır sıkıştırılır. Ayakların altına gelecek noktalara 30 x 30 cm karo koymak, ilk kıştan sonraki oturmayı azaltır.</p>
<p>Toplam yüksekliği baştan hesaplayın: takoz, taşıyıcı ve tahta birlikte en az 55 mm tutar. Kapı eşiğinden bu kadar aşağıda değilseniz eşik önünü ayrıca çizmek gerekir.</p>
<h2>Taşıyıcı aralığı neden 350 mm?</h2>
<p>Aralık açıldıkça tahta ayak altında yaylanır. Masif profillerde 350 milimetreyi geçmiyoruz; merdiven ve kapı önlerinde 250 milimetreye iniyoruz. Odacıklı profillerde sınır ürüne göre değişir, doğru değer teknik tabloda yazar.</p>
<p>Tahta uçlarının birleştiği yerde tek taşıyıcı yetmez. Her ucun altına ayrı bir taşıyıcı gelir, ikisinin arasında 5 mm boşluk kalır. Bu boşluk sıcakta uzayan tahtanın yeridir; kapatılırsa tahtalar yazın birbirini iter.</p>
<blockquote>Üstte gördüğünüz düzgün derz, altta doğru ölçülmüş bir taşıyıcının imzasıdır.</blockquote>
<h2>Tahtadan önceki son kontrol</h2>
<ul>
<li>Taşıyıcıların üstü aynı düzlemde, fark 2 mm’den az.</li>
<li>Her taşıyıcı en çok 50 santimde bir desteklenmiş.</li>
<li>Süzgeçler temiz, kapak yerleri işaretlenmiş.</li>
<li>Aydınlatma kabloları boru içinde ve yerinde.</li>
</ul>
<p>Son kontrol basit: tahtaları klipslemeden önce boydan boya bir ip gerin. İp her taşıyıcıya değiyorsa hazırsınız. Emin değilseniz bize birkaç fotoğraf gönderin, birlikte bakalım.</p>`,
  published_at: '2025-10-03T09:00:00.000Z',
  created_at: '2025-10-03T09:00:00.000Z',
};
