import type { Letter } from '#app/features/mail/letter.ts';
import { formatClock, formatDay } from '#app/shared/dates.ts';
import { atClock } from '#app/shared/locative.ts';
import { ROLES, type Role } from '#app/shared/roles.ts';
import type { Site } from '#app/shared/site.ts';

export const writeInvitation = (site: Site, invitedBy: string, role: Role, url: string): Letter => ({
  subject: `${site.name} yönetim paneline davet edildiniz`,
  paragraphs: [
    `Merhaba, ${invitedBy} sizi ${site.name} sitesinin yönetim paneline ${ROLES[role]} olarak davet etti. Aşağıdaki bağlantıyla şifrenizi belirleyip girebilirsiniz. Bağlantı 7 gün geçerlidir.`,
  ],
  links: [{ label: 'Şifremi belirle', url }],
  notes: ['Bu daveti beklemiyorsanız bir şey yapmanız gerekmez.'],
});

export const writeReset = (url: string): Letter => ({
  subject: 'Şifre yenileme bağlantınız',
  paragraphs: ['Merhaba, yönetim paneli için yeni şifre istendi. Bağlantı 30 dakika geçerlidir ve bir kez kullanılır.'],
  links: [{ label: 'Yeni şifre belirle', url }],
  notes: ['Siz istemediyseniz bu iletiyi silin; şifreniz değişmez.'],
});

export const writePasswordChanged = (at: string): Letter => ({
  subject: 'Şifreniz değişti',
  paragraphs: [
    `Merhaba, şifreniz ${formatDay(at)} ${atClock(formatClock(at))} değiştirildi. Bunu siz yapmadıysanız hemen yöneticinize haber verin.`,
  ],
});
