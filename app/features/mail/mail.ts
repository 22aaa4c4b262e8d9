/** What a mail is for, as staff read it in the list. */
export const MAIL_KINDS = {
  invitation: 'Davet',
  'password-reset': 'Şifre bağlantısı',
  'password-changed': 'Şifre değişti',
  message: 'Yeni istek',
  'message-confirmation': 'Ziyaretçiye onay',
  'samples-dispatched': 'Numune yolda',
  'newsletter-confirmation': 'Bülten onayı',
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

/** `unsent`: no mail server is set, so nothing was tried. */
export const MAIL_STATES = {
  waiting: 'Bekliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
  unsent: 'Gönderilmedi',
} as const;

export type MailState = keyof typeof MAIL_STATES;
