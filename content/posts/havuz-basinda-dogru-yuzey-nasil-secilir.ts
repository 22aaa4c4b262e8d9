import type { DemoPost } from '../types.ts';

export const poolSurface: DemoPost = {
  slug: 'havuz-basinda-dogru-yuzey-nasil-secilir',
  title: 'Havuz başında doğru yüzey nasıl seçilir?',
  image: 'project-pool-deck-1.jpg',
  excerpt:
    'Islak zeminde güven, yüzey dokusuyla başlar. Oluk yönü, renk tonu ve derz aralığı; hepsi çıplak ayağın konforunu belirler.',
  content: `<p>Islak zeminde güven, yüzey dokusuyla başlar. Oluk yönü, renk tonu ve derz aralığı; hepsi çıplak ayağın konforunu belirler. Havuz çevresi için önerdiğimiz seçimleri, nedenleriyle birlikte dört başlıkta topladık.</p>
<p>Yeni bir havuz yaptırıyorsanız bu kararları havuz taşı döşenmeden verin. Kot ve eğim sonradan düzeltilmesi en zor iki şeydir.</p>
<h2>Doku: oluk mu, fırçalı yüzey mi?</h2>
<p>İnce oluklu yüzey suyu tahta boyunca taşır ve ayağa tutunacak kenar verir. Fırçalı düz yüzey daha sade görünür, ama suyun üzerinde kalmaması için eğimin kusursuz olması gerekir. Havuzun ilk bir metresinde oluklu, oturma alanında fırçalı yüzey kullanmak iyi bir orta yoldur; iki yüzey aynı renkten seçildiğinde geçiş göze batmaz.</p>
<h2>Oluk yönü</h2>
<p>Oluklar suyun akacağı yöne bakmalıdır. Havuz çevresinde bu genellikle havuzdan dışarı doğrudur; böylece yağmurun getirdiği toz havuza değil çime gider. Yürüyüş yönüne dik gelen oluk daha iyi tutunma sağlar. İkisi çelişirse suyu önceleriz, çünkü göllenen su hem kaydırır hem yosun yapar.</p>
<h2>Renk ve sıcaklık</h2>
<p>Koyu tonlar güneşi emer. Temmuzda öğle güneşi altında antrasit bir yüzey ile kum rengi bir yüzey arasındaki farkı çıplak ayakla hemen anlarsınız. Bu yüzden tam güneş alan havuzlarda Kum ve Gri öneriyoruz. Koyu renkten vazgeçmek istemiyorsanız onu gölgede kalan şeride ya da yürünmeyen kenar bandına alabilirsiniz.</p>
<ul>
<li>Tam güneş, çocuklu ev: Kum.</li>
<li>Beton ve taşla birlikte sade görünüm: Gri.</li>
<li>Ağaç altı, yarım gölge: Teak.</li>
<li>Yalnızca kenar bandı ya da gölge: Ceviz ve Antrasit.</li>
</ul>
<h2>Derz ve kenarlar</h2>
<p>Tahtalar arasında 5 mm derz bırakıyoruz. Daha darı suyu tutar, daha genişi küçük ayak parmakları ve topuk için rahatsızdır. Havuz taşı ile deck arasında 8 – 10 mm boşluk gerekir; iki malzeme sıcakta farklı uzar. Kesik uçlar mutlaka kenar profiliyle kapatılmalı, köşeler 3 mm yuvarlatılmalıdır.</p>
<blockquote>Havuz başında iyi zemin, üzerinde yürürken aklınıza gelmeyen zemindir.</blockquote>
<p>Havuz merdiveninin karşısına gelen ilk sırayı tam tahta bırakmaya çalışın. İnce kesilmiş bir şerit hem gözü yorar hem de en çok basılan yerde klipse daha az tutunma alanı bırakır.</p>
<h2>Unutulmaması gereken ayrıntılar</h2>
<ul>
<li>Taşma kanalı ve skimmer kapakları sökülebilir olmalı.</li>
<li>Klips ve vidalar A4 sınıfı paslanmaz çelik seçilmeli.</li>
<li>Aydınlatma ve robot kablosu için altta boş boru bırakılmalı.</li>
<li>Dış duşun altına ayrı süzgeç konmalı.</li>
</ul>
<p>Sezon boyunca zemini haftada bir tatlı suyla durulamak klor ve güneş kremi kalıntısını alır. Kaygan bir film hissederseniz ılık su ve arap sabunu yeterlidir; klorlu temizleyiciyi yoğun hâliyle yüzeye dökmeyin. Havuzunuzun planını gönderirseniz oluk yönünü çizip size iletiriz.</p>`,
  published_at: '2025-08-27T09:00:00.000Z',
  created_at: '2025-08-27T09:00:00.000Z',
};
