import type { ColorChoice } from '#app/features/colors/admin-queries.server.ts';
import type { ProjectErrors, ProjectValues } from '#app/features/projects/project-input.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { enterAddsRow } from '#app/routes/admin/form/enter-adds-row.ts';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import { useRows } from '#app/routes/admin/form/use-rows.ts';
import type { PictureView } from '#app/shared/images.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField, TextareaField, TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProjectImages } from './project-images.tsx';
import { ProjectProducts } from './project-products.tsx';

type ProjectFormProps = {
  form: AdminFormState<ProjectValues, ProjectErrors>;
  /** Of the saved project. */
  updatedAt: string | undefined;
  pictures: PictureView[];
  colors: ColorChoice[];
  hiddenProducts: string[];
};

/** Spelt without Turkish letters: docs/decisions/0011-two-spellings.md. */
export function ProjectForm({ form, updatedAt, pictures, colors, hiddenProducts }: ProjectFormProps) {
  const { values, errors } = form;
  const fields = errors?.fields ?? {};
  return (
    <AdminForm form={form} className="mt-8">
      <Seen form={form} record={updatedAt ? { updated_at: updatedAt } : undefined} />
      <FormSection title="Temel Bilgiler" help="Proje kartinda ve proje sayfasinda gorunur.">
        <TextField name="title" label="Baslik" required defaultValue={values.title} error={fields.title} />
        <TextareaField
          name="description"
          label="Aciklama"
          required
          rows={4}
          defaultValue={values.description}
          error={fields.description}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            name="location"
            label="Konum"
            required
            placeholder="Kadıköy, İstanbul"
            defaultValue={values.location}
            error={fields.location}
          />
          <TextField
            name="completion_date"
            type="date"
            label="Tamamlanma tarihi"
            required
            defaultValue={values.completion_date}
            error={fields.completion_date}
          />
        </div>
      </FormSection>
      <ProjectImages
        initial={values.images}
        pictures={pictures}
        onChange={form.markChanged}
        error={fields.images}
        errors={errors?.images ?? {}}
      />
      <Features initial={values.features} onChange={form.markChanged} />
      <Specifications
        initial={values.specifications}
        onChange={form.markChanged}
        errors={errors?.specifications ?? {}}
      />
      <ProjectProducts
        initial={values.products}
        hidden={hiddenProducts}
        colors={colors}
        onChange={form.markChanged}
        errors={errors?.products ?? {}}
      />
      <FormSection title="Yayin">
        <CheckboxField
          name="is_active"
          label="Aktif"
          hint="Kapaliysa proje sitede gorunmez."
          defaultChecked={values.is_active}
        />
      </FormSection>
    </AdminForm>
  );
}

function Features({ initial, onChange }: { initial: string[]; onChange: () => void }) {
  const { rows, add, remove } = useRows(initial, onChange);
  return (
    <FormSection title="Ozellikler" help="Her satira bir ozellik.">
      <ul className="grid grid-cols-1 gap-5" onKeyDown={enterAddsRow(() => add(''))}>
        {rows.map(({ key, value }, index) => (
          <li key={key} className="flex items-end gap-2">
            <TextField
              name="features"
              label={`Ozellik ${index + 1}`}
              placeholder="Gizli klips, 5 mm derz"
              defaultValue={value}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon="bin"
              danger
              size="lg"
              label={`Ozellik ${index + 1}: kaldir`}
              onClick={() => remove(key)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => add('')}>
          <Icon name="plus" />
          Ozellik Ekle
        </Button>
      </div>
    </FormSection>
  );
}

type SpecificationsProps = {
  initial: ProjectValues['specifications'];
  onChange: () => void;
  errors: ProjectErrors['specifications'];
};

const BLANK = { label: '', value: '' };

function Specifications({ initial, onChange, errors }: SpecificationsProps) {
  const { rows, add, remove } = useRows(initial, onChange);
  return (
    <FormSection title="Teknik Bilgiler" help="Etiket ve deger ciftleri, ornegin Alan: 210 m².">
      <ul className="grid grid-cols-1 gap-5" onKeyDown={enterAddsRow(() => add(BLANK))}>
        {rows.map(({ key, value }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:gap-3">
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <TextField
                name="specifications.label"
                label="Etiket"
                defaultValue={value.label}
                error={errors[index]?.label}
              />
              <TextField
                name="specifications.value"
                label="Deger"
                defaultValue={value.value}
                error={errors[index]?.value}
              />
            </div>
            <IconButton
              icon="bin"
              danger
              size="lg"
              className="mt-[1.9rem]"
              label={`Satir ${index + 1}: kaldir`}
              onClick={() => remove(key)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => add(BLANK)}>
          <Icon name="plus" />
          Satir Ekle
        </Button>
      </div>
    </FormSection>
  );
}
