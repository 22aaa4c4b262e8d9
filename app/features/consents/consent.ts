/** What visitors agree to when they send a form: word for word what stands there, which a test compares. */
export const FORM_CONSENTS = {
  contact: 'Formu göndererek Gizlilik Politikası’nı kabul etmiş olursunuz.',
  samples: 'Gizlilik Politikası’nı okudum; adresimi numune gönderimi için kullanabilirsiniz.',
} as const;
export type FormPurpose = keyof typeof FORM_CONSENTS;

export const PURPOSE_TEXTS = { newsletter: 'Bülten', contact: 'Mesaj', samples: 'Numune' } as const;
export const CONSENT_STATES = { waiting: 'Onay bekliyor', given: 'Onay', withdrawn: 'Geri alındı' } as const;
