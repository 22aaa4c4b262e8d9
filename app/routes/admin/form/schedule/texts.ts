import { NO_TIME, PAST, type ScheduledKind } from '#app/features/schedule/schedule.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';

/** As on the other screens of the kind. */
export const SCHEDULE_SPELLINGS: Record<ScheduledKind, Spelling> = {
  product: 'plain',
  project: 'plain',
  post: 'turkish',
};

export const scheduleTexts = {
  plain: {
    title: 'Zamanlama',
    show: 'Yayina girsin',
    hide: 'Yayindan kalksin',
    clock: 'Saat',
    zone: 'Turkiye saatiyle, kendiliginden.',
    save: 'Zamanla',
    remove: 'Zamanlamayi kaldir',
    failed: 'Zamanlama kaydedilirken bir hata olustu',
    waits: 'Zamanlandi',
    ends: 'Kalkacak',
    past: 'Gecmis bir saat sectiniz; ileri bir zaman secin.',
    noTime: 'Gun ve saat secin.',
    order: 'Yayindan kalkma, yayina girmeden sonra olmali.',
    gone: 'Kayit bulunamadi',
    shownAt: (moment: string) => `${moment} icin zamanlandi.`,
    hiddenAt: (moment: string) => `${moment} tarihinde yayindan kalkacak.`,
    removed: 'Zamanlama kaldirildi.',
  },
  turkish: {
    title: 'Zamanlama',
    show: 'Yayına girsin',
    hide: 'Yayından kalksın',
    clock: 'Saat',
    zone: 'Türkiye saatiyle, kendiliğinden.',
    save: 'Zamanla',
    remove: 'Zamanlamayı kaldır',
    failed: 'Zamanlama kaydedilirken bir hata oluştu',
    waits: 'Zamanlandı',
    ends: 'Kalkacak',
    past: PAST,
    noTime: NO_TIME,
    order: 'Yayından kalkma, yayına girmeden sonra olmalı.',
    gone: 'Kayıt bulunamadı',
    shownAt: (moment: string) => `${moment} için zamanlandı.`,
    hiddenAt: (moment: string) => `${moment} tarihinde yayından kalkacak.`,
    removed: 'Zamanlama kaldırıldı.',
  },
};
