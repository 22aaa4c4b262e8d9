import { useState } from 'react';
import {
  ANNOUNCEMENT_MAX,
  type AnnouncementErrors,
  type AnnouncementValues,
} from '#app/features/content/announcement.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import { TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';

type AnnouncementFormProps = { form: AdminFormState<AnnouncementValues, AnnouncementErrors>; version: string };

export function AnnouncementForm({ form, version }: AnnouncementFormProps) {
  const { values, errors = {} } = form;
  const [typed, setTyped] = useState(values.text.length);
  const field = (name: keyof AnnouncementValues) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <AdminForm form={form} className="mt-8">
      <Seen form={form} record={{ updated_at: version }} />
      <FormSection title="Duyuru" help="Her sayfanın en üstünde tek satır. Boş bırakırsanız sitede duyuru görünmez.">
        <TextField
          {...field('text')}
          label="Metin"
          placeholder="Bayramda 28 – 30 Ekim arasında kapalıyız."
          hint={`${typed} / ${ANNOUNCEMENT_MAX} karakter`}
          onChange={({ target }) => setTyped(target.value.trim().length)}
        />
        <TextField
          {...field('link')}
          label="Bağlantı"
          placeholder="/contact"
          hint="İsteğe bağlı. Sitenizden bir sayfa (/contact) ya da https:// ile başlayan bir adres."
        />
      </FormSection>
      <FormSection
        title="Zaman"
        help="Türkiye saatiyle. Boş bırakılan başlangıç hemen, boş bırakılan bitiş süresiz demektir."
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...field('from')} label="Başlangıç" type="datetime-local" />
          <TextField {...field('until')} label="Bitiş" type="datetime-local" />
        </div>
      </FormSection>
    </AdminForm>
  );
}
