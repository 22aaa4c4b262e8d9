import type { Chapter } from './chapter.ts';
import { bildirimler } from './chapters/bildirimler.ts';
import { bulten } from './chapters/bulten.ts';
import { copKutusu } from './chapters/cop-kutusu.ts';
import { duyuru } from './chapters/duyuru.ts';
import { galeri } from './chapters/galeri.ts';
import { gecmis } from './chapters/gecmis.ts';
import { gorseller } from './chapters/gorseller.ts';
import { kullanicilar } from './chapters/kullanicilar.ts';
import { mesajlar } from './chapters/mesajlar.ts';
import { numuneGondermek } from './chapters/numune-gondermek.ts';
import { projeler } from './chapters/projeler.ts';
import { rakamlar } from './chapters/rakamlar.ts';
import { renkler } from './chapters/renkler.ts';
import { sayfalar } from './chapters/sayfalar.ts';
import { sifre } from './chapters/sifre.ts';
import { taslakVeOnizleme } from './chapters/taslak-ve-onizleme.ts';
import { telefonNumarasi } from './chapters/telefon-numarasi.ts';
import { urunFotograflari } from './chapters/urun-fotograflari.ts';
import { urunSirasi } from './chapters/urun-sirasi.ts';
import { urunuYayindanAlmak } from './chapters/urunu-yayindan-almak.ts';
import { yazilar } from './chapters/yazilar.ts';
import { yedek } from './chapters/yedek.ts';
import { yeniUrun } from './chapters/yeni-urun.ts';
import { zamanlama } from './chapters/zamanlama.ts';

/** In the order in which they are listed; the first is shown first. */
export const CHAPTERS: Chapter[] = [
  yeniUrun,
  urunFotograflari,
  urunSirasi,
  urunuYayindanAlmak,
  renkler,
  projeler,
  yazilar,
  zamanlama,
  galeri,
  gorseller,
  telefonNumarasi,
  sayfalar,
  duyuru,
  bildirimler,
  mesajlar,
  numuneGondermek,
  bulten,
  gecmis,
  copKutusu,
  taslakVeOnizleme,
  kullanicilar,
  sifre,
  rakamlar,
  yedek,
];

export const findChapter = (slug: string) => CHAPTERS.find((chapter) => chapter.slug === slug);
