import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { SpamTraps } from '#app/ui/spam-traps.tsx';
import type { MessageInput } from '../message.ts';
import { useVisitorForm } from './use-visitor-form.ts';
import { FormBanner, SendingOverlay } from './visitor-form-parts.tsx';

/** What the page's action answers when the message did not go out. */
export interface ContactFormFailure {
  /** As they were sent: without JavaScript the page is loaded again and has to show them. */
  values?: MessageInput;
  errors?: Partial<Record<keyof MessageInput, string[]>>;
  banner?: string;
}

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

interface ContactFormProps {
  failure: ContactFormFailure | undefined;
  /** The message to begin with. */
  draft?: string | undefined;
}

/** Posts to the page that it stands on. */
export function ContactForm({ failure, draft }: ContactFormProps) {
  const { form, banner, sending, send } = useVisitorForm(failure);
  const { values, errors } = failure ?? {};
  // Without JavaScript the answer is a new page: it opens where its first message is, not at its top.
  const firstWrong = FIELDS.find((name) => errors?.[name]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-busy={sending}
      className="relative grid grid-cols-1 gap-5"
    >
      <FormBanner ref={banner} text={failure?.banner} sending={sending} />
      <TextField
        label="Adınız soyadınız"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={values?.name}
        error={errors?.name}
        autoFocus={firstWrong === 'name'}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="E-posta"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values?.email}
          error={errors?.email}
          autoFocus={firstWrong === 'email'}
        />
        <TextField
          label="Telefon"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="05xx xxx xx xx"
          required
          defaultValue={values?.phone}
          error={errors?.phone}
          autoFocus={firstWrong === 'phone'}
        />
      </div>
      <TextareaField
        label="Mesajınız"
        name="message"
        rows={4}
        maxLength={5000}
        required
        hint="Alanın ölçüsünü ve ilçenizi yazarsanız daha hızlı fiyat verebiliriz."
        defaultValue={values?.message ?? draft}
        error={errors?.message}
        autoFocus={firstWrong === 'message'}
      />
      <SpamTraps />
      <div>
        <Button type="submit" className="w-full sm:w-auto" disabled={sending}>
          Mesajı Gönder
        </Button>
      </div>
      <p className="text-sm text-stone-600">
        Formu göndererek{' '}
        <Link className="underline underline-offset-4" to={href('/privacy')}>
          Gizlilik Politikası
        </Link>
        ’nı kabul etmiş olursunuz.
      </p>
      {sending && <SendingOverlay label="Mesajınız Gönderiliyor..." />}
    </Form>
  );
}
