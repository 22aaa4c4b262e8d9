import { KIND_LABELS, MESSAGE_KINDS } from '#app/features/messages/details.ts';
import type { NoticesErrors, NoticesValues } from '#app/features/messages/notices.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import type { AdminFormState } from '#app/routes/admin/form/use-admin-form.ts';
import { CheckboxField, TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';

type NoticesFormProps = {
  form: AdminFormState<NoticesValues, NoticesErrors>;
  version: string;
  isMailSetUp: boolean;
};

export function NoticesForm({ form, version, isMailSetUp }: NoticesFormProps) {
  const { values, errors = {} } = form;
  return (
    <AdminForm form={form} className="mt-8">
      <Seen form={form} record={{ updated_at: version }} />
      {!isMailSetUp && (
        <p className="banner mb-8 bg-white text-stone-600">
          E-posta sunucusu ayarlanmamış; şimdilik hiçbir e-posta gönderilmez. Ayarlandığında buradaki seçimler geçerli
          olur.
        </p>
      )}
      <FormSection
        title="Ekibe"
        help="Yeni bir istek geldiğinde bu adreslere haber verilir. Birden çok adresi virgülle ayırın; boş bıraktığınız tür için haber verilmez."
      >
        {MESSAGE_KINDS.map((kind) => (
          <TextField
            key={kind}
            name={kind}
            label={`${KIND_LABELS[kind]} gelince`}
            inputMode="email"
            autoComplete="off"
            defaultValue={values[kind]}
            error={errors[kind]}
          />
        ))}
      </FormSection>
      <FormSection title="Ziyaretçiye" help="Kendi yazdıkları yinelenmez; adresi başkası yazmış olabilir.">
        <CheckboxField
          name="confirm"
          label="Mesajının ulaştığını e-postayla bildir"
          hint="Numune isteyene kutusunun hazırlandığını yazar. Bir adrese günde bir kez gönderilir."
          defaultChecked={values.confirm}
        />
        <CheckboxField
          name="double_opt_in"
          label="Bülten aboneliğini e-postayla onaylat"
          hint="Adres ancak kendisine gelen bağlantıya basılınca listeye girer."
          defaultChecked={values.double_opt_in}
        />
      </FormSection>
    </AdminForm>
  );
}
