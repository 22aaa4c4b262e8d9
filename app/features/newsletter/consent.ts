/** What a subscriber reads before pressing the button, and what is kept with the address. */
export const CONSENT_LINK = 'Gizlilik Politikası';
export const CONSENT_TEXT = `Abone olarak ${CONSENT_LINK}’nı ve ayda bir bülten e-postası almayı kabul etmiş olursunuz.`;
