import { Banner } from '#app/ui/banner.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#app/ui/field.tsx';
import { Group } from './group.tsx';

export function Forms() {
  return (
    <Group title="Form">
      <form noValidate className="grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="phone" label="Boş" type="tel" placeholder="05xx xxx xx xx" required />
        <TextField name="full_name" label="Dolu" defaultValue="Ayşe Yılmaz" hint="Ad ve soyad." />
        <TextField
          name="email"
          label="Hatalı"
          type="email"
          defaultValue="ayse@"
          error="E-posta adresi eksik görünüyor."
        />
        <TextField name="closed" label="Kapalı" defaultValue="Kaydediliyor..." disabled />
        <TextField name="slug" label="Adres" leading="/products/" defaultValue="masif-deck-140" />
        <SelectField
          name="category"
          label="Kategori"
          placeholder="Kategori seçin"
          options={[
            { value: 'deck', label: 'Deck' },
            { value: 'fence', label: 'Çit Sistemleri' },
          ]}
          error={['Kategori gereklidir.']}
        />
        <TextareaField name="description" label="Açıklama" className="sm:col-span-2" rows={3} required />
        <CheckboxField name="is_active" label="Sitede göster" hint="Kapalıysa ziyaretçiler göremez." defaultChecked />
        <CheckboxField name="consent" label="Aydınlatma metnini okudum" required error="Onayınız gereklidir." />
      </form>
      <Banner className="max-w-2xl">Bir hata oluştu. Lütfen tekrar deneyin.</Banner>
      <div className="on-dark grid max-w-2xl grid-cols-1 rounded-board bg-forest-950 p-6 text-white">
        <TextField name="newsletter" label="E-posta adresiniz" type="email" placeholder="ad@example.com" />
      </div>
    </Group>
  );
}
