import type { FactsValues } from '#app/features/content/site-facts.ts';
import { AdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { Seen } from '#app/routes/admin/form/seen.tsx';
import { TextareaField, TextField } from '#app/ui/field.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import type { FactsFormState } from './facts-form-state.ts';
import { HolidayRows } from './holiday-rows.tsx';
import { PlaceFields } from './place-fields.tsx';
import { WeekFields } from './week-fields.tsx';

export function FactsForm({ form, version }: { form: FactsFormState; version: string }) {
  const { values, errors = {} } = form;
  const field = (name: Exclude<keyof FactsValues, 'showroomHours' | 'workingHours' | 'holidays'>) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <AdminForm form={form} className="mt-8">
      <Seen form={form} record={{ updated_at: version }} />
      <FormSection title="Firma" help="Ad her sayfanın başında ve sonunda durur.">
        <TextField {...field('name')} label="Firma adı" required maxLength={60} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            {...field('foundedHome')}
            label="Kuruluş yılı (ana sayfa)"
            required
            inputMode="numeric"
            hint="Ana sayfadaki firma yazısında."
          />
          <TextField
            {...field('foundedAbout')}
            label="Kuruluş yılı (Hakkımızda)"
            required
            inputMode="numeric"
            hint="Hakkımızda sayfasındaki hikâyede."
          />
        </div>
      </FormSection>
      <FormSection
        title="Telefon ve e-posta"
        help="Yanlış bir rakam müşteri kaybettirir; kaydettikten sonra sitede deneyin."
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...field('phone')} label="Telefon" type="tel" required />
          <TextField
            {...field('emergencyPhone')}
            label="Acil hat"
            type="tel"
            required
            hint="Teşekkür sayfasında görünür."
          />
          <TextField {...field('whatsapp')} label="WhatsApp" type="tel" required />
          <TextField
            {...field('greeting')}
            label="WhatsApp selamı"
            required
            maxLength={60}
            hint="Ürün sayfasından açılan sohbet bu sözle başlar."
          />
          <TextField {...field('email')} label="E-posta" type="email" required />
        </div>
      </FormSection>
      <FormSection title="Adres" help="Altbilgide, iletişimde ve haritada.">
        <TextareaField {...field('address')} label="Adres" rows={2} required maxLength={160} />
        <TextField {...field('city')} label="Şehir" required maxLength={60} />
        <PlaceFields form={form} />
      </FormSection>
      <FormSection title="Showroom saatleri" help="Kapalı günün kutusunu boş bırakın.">
        <WeekFields form={form} name="showroomHours" />
      </FormSection>
      <FormSection title="Çalışma saatleri" help="Telefonun ve mesajların yanıtlandığı saatler.">
        <WeekFields form={form} name="workingHours" />
      </FormSection>
      <FormSection title="Tatiller" help="Bu günlerde kapalı olduğunuz iletişim sayfasında ve Google’da görünür.">
        <HolidayRows form={form} />
      </FormSection>
      <FormSection title="Sosyal ağlar" help="Boş bıraktığınız ağ sitede görünmez.">
        <TextField {...field('facebook')} label="Facebook" type="url" placeholder="https://" />
        <TextField {...field('instagram')} label="Instagram" type="url" placeholder="https://" />
        <TextField {...field('x')} label="X (Twitter)" type="url" placeholder="https://" />
        <TextField {...field('linkedin')} label="LinkedIn" type="url" placeholder="https://" />
      </FormSection>
    </AdminForm>
  );
}
