import { href } from 'react-router';
import { PROVINCES } from '#app/shared/provinces.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import type { SampleFailure, SampleValues } from './sample-failure.ts';

const FIELDS = ['name', 'phone', 'email', 'street', 'district', 'city', 'message', 'consent'] as const;

/** Who gets the box, and where. */
export function AddressFields({ failure }: { failure: SampleFailure | undefined }) {
  const { values, errors } = failure ?? {};
  // Without JavaScript the answer is a new page: it opens where its first message is, not at its top.
  const firstWrong = errors?.pieces ? undefined : FIELDS.find((name) => errors?.[name]);
  const field = (name: keyof SampleValues) => ({
    name,
    defaultValue: values?.[name],
    error: errors?.[name],
    autoFocus: firstWrong === name,
  });
  return (
    <div className="sample-address mt-7 grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField {...field('name')} label="Adınız soyadınız" autoComplete="name" maxLength={200} required />
      <TextField
        {...field('phone')}
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Kargo bu numarayı arar."
        required
      />
      <TextField
        {...field('email')}
        className="sm:col-span-2"
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextareaField
        {...field('street')}
        className="sm:col-span-2"
        label="Açık adres"
        rows={3}
        autoComplete="street-address"
        maxLength={300}
        required
      />
      <TextField {...field('district')} label="İlçe" autoComplete="address-level2" maxLength={100} required />
      <SelectField
        {...field('city')}
        label="İl"
        autoComplete="address-level1"
        placeholder="İl seçin"
        options={PROVINCES.map((name) => ({ value: name, label: name }))}
        required
      />
      <TextareaField
        {...field('message')}
        className="sm:col-span-2"
        label="Projeniz"
        rows={3}
        maxLength={2000}
        placeholder="İsterseniz alanı birkaç sözle anlatın."
        hint="İsteğe bağlı."
      />
      <CheckboxField
        className="sm:col-span-2"
        name="consent"
        value="1"
        defaultChecked={values?.consent === '1'}
        error={errors?.consent}
        autoFocus={firstWrong === 'consent'}
        required
        label={
          <span className="font-normal">
            <Link className="underline underline-offset-4" to={href('/privacy')}>
              Gizlilik Politikası
            </Link>
            ’nı okudum; adresimi numune gönderimi için kullanabilirsiniz.
          </span>
        }
      />
    </div>
  );
}
