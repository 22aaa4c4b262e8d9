/** How a page without JavaScript tells what became of a newsletter form: in its address. */
export const NEWSLETTER_PARAM = 'bulten';
/** What was typed, when it was no address and has to be typed on. */
export const NEWSLETTER_TYPED = 'yazilan';
export const NEWSLETTER_ANCHOR = 'bulten';

export const NEWSLETTER_THANKS = 'Teşekkürler, kaydınızı aldık.';

const TEXTS = {
  tamam: { ok: true, text: NEWSLETTER_THANKS },
  bos: { ok: false, text: 'E-posta adresinizi yazın.' },
  hata: { ok: false, text: 'E-posta adresi eksik görünüyor.' },
  cok: { ok: false, text: 'Kısa sürede çok sayıda kayıt denendi. Lütfen birkaç dakika sonra yeniden deneyin.' },
  olmadi: { ok: false, text: 'Kaydınızı şu anda alamadık. Lütfen birkaç dakika sonra yeniden deneyin.' },
} as const;

export type NewsletterOutcome = keyof typeof TEXTS;
export type NewsletterAnswer = { ok: boolean; text: string; typed?: string };

export const newsletterAnswer = (outcome: NewsletterOutcome): NewsletterAnswer => TEXTS[outcome];

export function readNewsletterOutcome(params: URLSearchParams): NewsletterAnswer | null {
  const outcome = params.get(NEWSLETTER_PARAM) ?? '';
  if (!Object.hasOwn(TEXTS, outcome)) return null;
  return { ...newsletterAnswer(outcome as NewsletterOutcome), typed: params.get(NEWSLETTER_TYPED) ?? '' };
}
