import type { Chapter } from '../chapter.ts';

export const yeniUrun: Chapter = {
  slug: 'yeni-urun',
  group: 'Ürünler',
  title: 'Yeni ürün eklemek',
  intro: 'Yaklaşık beş dakika. Elinizde ürünün adı, ölçüleri ve en az bir yatay fotoğrafı olsun.',
  words: 'ürün ekle yeni deck çit oluştur ölçü hesap',
  steps: [
    {
      title: 'Urunler sayfasını açın',
      text: 'Soldaki menüden Urunler’e, sağ üstte Yeni Urun Ekle’ye basın.',
      picture: {
        name: 'yeni-urun-dugmesi',
        alt: 'Ürün listesinin üstünde Yeni Urun Ekle düğmesi',
        path: '/admin/products',
        around: 'main a[href="/admin/products/new"]',
      },
    },
    {
      title: 'Adı, kategoriyi ve açıklamayı yazın',
      text: 'Adres başlıktan kendiliğinden oluşur. Açıklamanın ilk cümlesi arama sonuçlarında da görünür.',
      picture: {
        name: 'yeni-urun-baslik',
        alt: 'Yeni ürün formunun ilk alanları',
        path: '/admin/products/new',
        around: 'input[name=title]',
      },
    },
    {
      title: 'Fotoğrafı seçin',
      text: 'Sitedeki bir fotoğrafı kitaplıktan seçin ya da bilgisayarınızdan yükleyin. Büyük fotoğrafı küçültmeyi panel önerir.',
    },
    {
      title: 'Özellikleri ve teknik değerleri ekleyin',
      text: 'Her satırda Enter yeni satır açar. Hesaplama Olculeri’ni doldurursanız ürün malzeme hesabında da seçilebilir.',
    },
    {
      title: 'Kaydedin',
      text: 'Hazır değilse Taslagi sakla’ya, hazırsa Olustur’a basın. Yanlış bir şey olursa Geçmiş’ten geri dönersiniz.',
    },
  ],
};
