/** What staff can do, as /admin/activity shows it. */
export const ACTIONS = {
  create: 'ekledi',
  update: 'güncelledi',
  delete: 'sildi',
  restore: 'geri yükledi',
  revert: 'eski hâline döndürdü',
  erase: 'kalıcı sildi',
  clone: 'klonladı',
  reorder: 'yeniden sıraladı',
  publish: 'yayınladı',
  unpublish: 'taslağa aldı',
  show: 'görünür yaptı',
  hide: 'gizledi',
  send: 'yeniden gönderdi',
  export: 'dışa aktardı',
  sign_in: 'giriş yaptı',
  sign_out: 'çıkış yaptı',
  password: 'şifresini değiştirdi',
  second_factor_on: 'iki adımlı girişi açtı',
  second_factor_off: 'iki adımlı girişi kapattı',
  end_session: 'bir oturumu kapattı',
  invite: 'davet etti',
  take_back: 'davetini geri aldı',
  accept: 'daveti kabul etti',
  role: 'yetkisini değiştirdi',
  reset_link: 'şifre bağlantısı gönderdi',
  sign_out_everywhere: 'her yerden çıkardı',
  remove: 'kaldırdı',
} as const;
export type ActivityAction = keyof typeof ACTIONS;

export const ENTITIES = {
  product: 'Ürün',
  project: 'Proje',
  post: 'Blog yazısı',
  gallery: 'Galeri öğesi',
  color: 'Renk',
  site: 'Site bilgileri',
  picture: 'Görsel',
  message: 'Mesaj',
  newsletter: 'Bülten listesi',
  account: 'Hesap',
  person: 'Kullanıcı',
  mail: 'E-posta',
} as const;
export type ActivityEntity = keyof typeof ENTITIES;

/** Visitors' data: the audit trail does not name whose. */
export const isPersonal = (entity: ActivityEntity) => entity === 'message' || entity === 'newsletter';

/** Rows written by another version may contain words that this one does not know; they are shown unchanged. */
export const actionText = (action: string): string => (ACTIONS as Record<string, string>)[action] ?? action;
export const entityText = (entity: string): string => (ENTITIES as Record<string, string>)[entity] ?? entity;
