import { type FormEvent, useEffect, useRef } from 'react';
import { Form, href, Link, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { useFocusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { SpamTraps, useSpamTraps } from '#app/ui/spam-traps.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useOnReturn } from '#app/ui/use-on-return.ts';
import type { MessageInput } from '../message.ts';

/** What the page's action answers when the message did not go out. */
export interface ContactFormFailure {
  /** As they were sent: without JavaScript the page is loaded again and has to show them. */
  values?: MessageInput;
  errors?: Partial<Record<keyof MessageInput, string[]>>;
  banner?: string;
}

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

/** Posts to the page that it stands on. */
export function ContactForm({ failure }: { failure: ContactFormFailure | undefined }) {
  const form = useFocusFirstInvalid(failure?.errors);
  const banner = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  const traps = useSpamTraps();
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const { values, errors } = failure ?? {};
  // Without JavaScript the answer is a new page: it opens where its first message is, not at its top.
  const firstWrong = FIELDS.find((name) => errors?.[name]);

  useEffect(() => {
    if (failure?.banner) banner.current?.focus();
  }, [failure]);

  // Going to where we are gives up what is under way; the fields keep their text.
  useOnReturn(() => {
    if (sending) void navigate(here, { replace: true, preventScrollReset: true });
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    traps.complete(data);
    submit(data, { method: 'post', preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-busy={sending}
      className="relative grid grid-cols-1 gap-5"
    >
      <div
        ref={banner}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: what became of the message is what the reader is here for
        autoFocus={Boolean(failure?.banner)}
        className="scroll-mt-28 outline-none empty:hidden"
      >
        {failure?.banner && !sending && <Banner>{failure.banner}</Banner>}
      </div>
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
        defaultValue={values?.message}
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
      {sending && (
        <div className="absolute -inset-3 z-10 grid place-items-center rounded-board bg-white/92 text-center">
          <Spinner label="Mesajınız Gönderiliyor..." showLabel />
        </div>
      )}
    </Form>
  );
}
