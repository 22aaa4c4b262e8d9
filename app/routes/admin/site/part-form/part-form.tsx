import { useState } from 'react';
import type { Content, Fields } from '#app/features/content/fields.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { PictureView } from '#app/shared/images.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PartFields } from './part-fields.tsx';
import type { PartFormState, PartValues } from './part-form-state.ts';

type PartFormProps = {
  form: PartFormState;
  version: string;
  part: {
    fields: Fields;
    values: Content<Fields>;
    original: Content<Fields>;
    pictures: Record<string, PictureView>;
  };
};

export function PartForm({ form, version, part: { fields, values: published, original, pictures } }: PartFormProps) {
  const [filled, setFilled] = useState<{ values: PartValues; times: number }>({ values: form.values, times: 0 });
  const fill = (values: PartValues) => {
    setFilled(({ times }) => ({ values, times: times + 1 }));
    form.markChanged();
  };
  return (
    <AdminForm form={form} className="mt-8 grid max-w-[46rem] grid-cols-1 gap-7">
      <Seen form={form} record={{ updated_at: version }} />
      <PartFields
        key={filled.times}
        form={form}
        fields={fields}
        values={filled.values}
        published={published}
        pictures={pictures}
      />
      <div className="flex flex-wrap gap-x-2 gap-y-1 border-t border-stone-300 pt-5 noscript:hidden">
        <Button variant="quiet" size="sm" onClick={() => fill(published)}>
          <Icon name="left" />
          Yayındaki metne dön
        </Button>
        <Button variant="quiet" size="sm" onClick={() => fill(original)}>
          <Icon name="left" />
          İlk metne dön
        </Button>
      </div>
    </AdminForm>
  );
}
