import type { Spelling } from '#app/routes/admin/frame/spelling.ts';

/** What a list says about several of its records: `noun` is one of them, in small letters. */
export interface ManyWords {
  spelling: Spelling;
  noun: string;
  /** Of the switch: what a record is after it. */
  on: string;
  off: string;
  turnOn: string;
  turnOff: string;
  /** What the toast says of one record, and of several. */
  turnedOn: { one: (title: string) => string; many: string };
  turnedOff: { one: (title: string) => string; many: string };
}

export const PRODUCT_WORDS: ManyWords = {
  spelling: 'plain',
  noun: 'urun',
  on: 'Aktif',
  off: 'Pasif',
  turnOn: 'Aktif yap',
  turnOff: 'Pasif yap',
  turnedOn: { one: (title) => `“${title}” artik sitede gorunuyor.`, many: 'aktif yapildi' },
  turnedOff: { one: (title) => `“${title}” siteden alindi.`, many: 'pasif yapildi' },
};

const activeWords = (noun: string): ManyWords => ({
  spelling: 'turkish',
  noun,
  on: 'Aktif',
  off: 'Pasif',
  turnOn: 'Aktif yap',
  turnOff: 'Pasif yap',
  turnedOn: { one: (title) => `“${title}” artık sitede görünüyor.`, many: 'aktif yapıldı' },
  turnedOff: { one: (title) => `“${title}” siteden alındı.`, many: 'pasif yapıldı' },
});

export const PROJECT_WORDS = activeWords('proje');
export const GALLERY_WORDS = activeWords('galeri öğesi');

export const POST_WORDS: ManyWords = {
  spelling: 'turkish',
  noun: 'yazı',
  on: 'Yayında',
  off: 'Taslak',
  turnOn: 'Yayınla',
  turnOff: 'Taslağa al',
  turnedOn: { one: () => 'Blog yazısı yayınlandı', many: 'yayınlandı' },
  turnedOff: { one: () => 'Blog yazısı taslağa alındı', many: 'taslağa alındı' },
};

/** The words that differ by spelling alone. */
export const MANY_TEXTS = {
  plain: {
    chosen: 'secildi',
    chosenWithoutCount: 'Secilenler',
    clear: 'Secimi kaldir',
    choose: (title: string) => `${title} sec`,
    chooseAll: 'Hepsini sec',
    bin: 'Sil',
    binned: 'cop kutusuna tasindi',
    askToBin: (count: string) => `${count} cop kutusuna tasinsin mi?`,
    canUndo: '30 gun icinde geri alabilirsiniz.',
    move: 'Tasi',
    cancel: 'Iptal',
    updated: 'guncellendi',
    unchanged: 'Degisen bir sey yok.',
    undone: 'Geri alindi.',
    kept: 'bu arada degistigi icin oldugu gibi birakildi.',
    otherAddress: (address: string) => `Adresi kullanildigi icin ${address} olarak geri yuklendi.`,
    failed: 'Degisiklik yapilamadi; kayitlar silinmis olabilir.',
    all: 'Hepsi',
    status: 'Durum',
    draft: 'Taslak',
  },
  turkish: {
    chosen: 'seçildi',
    chosenWithoutCount: 'Seçilenler',
    clear: 'Seçimi kaldır',
    choose: (title: string) => `${title} seç`,
    chooseAll: 'Hepsini seç',
    bin: 'Sil',
    binned: 'çöp kutusuna taşındı',
    askToBin: (count: string) => `${count} çöp kutusuna taşınsın mı?`,
    canUndo: '30 gün içinde geri alabilirsiniz.',
    move: 'Taşı',
    cancel: 'İptal',
    updated: 'güncellendi',
    unchanged: 'Değişen bir şey yok.',
    undone: 'Geri alındı.',
    kept: 'bu arada değiştiği için olduğu gibi bırakıldı.',
    otherAddress: (address: string) => `Adresi kullanıldığı için ${address} olarak geri yüklendi.`,
    failed: 'Değişiklik yapılamadı; kayıtlar silinmiş olabilir.',
    all: 'Hepsi',
    status: 'Durum',
    draft: 'Taslak',
  },
} as const satisfies Record<Spelling, unknown>;
