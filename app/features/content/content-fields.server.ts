import { plainText } from '#app/shared/plain-text.ts';
import { type RecordField, textField } from '#app/shared/record-fields.ts';
import { findPartByKey } from './pages.server.ts';

/** The fields of a part under the names that its form has; what no form names, under its own. */
export function contentFields({ key, content }: { key: string; content: string }): RecordField[] {
  const fields = findPartByKey(key)?.part.fields ?? {};
  const stored = parse(content);
  if (typeof stored !== 'object' || stored === null) return [textField('content', 'İçerik', content)];
  return Object.entries(stored).map(([name, value]): RecordField => {
    const field = fields[name];
    const label = (field && 'label' in field ? field.label : FACTS[name]) ?? name;
    if (isPicture(value)) return { key: name, label, pictures: [value.src] };
    return textField(name, label, field?.kind === 'rich' ? plainText(String(value)) : inWords(value));
  });
}

const FACTS: Record<string, string> = {
  name: 'Firma adı',
  phone: 'Telefon',
  emergencyPhone: 'Acil telefon',
  email: 'E-posta',
  whatsapp: 'WhatsApp',
  greeting: 'Selam',
  address: 'Adres',
  city: 'Şehir',
  lat: 'Enlem',
  lng: 'Boylam',
  social: 'Sosyal medya',
  showroomHours: 'Showroom saatleri',
  workingHours: 'Çalışma saatleri',
  holidays: 'Tatiller',
  foundedHome: 'Kuruluş yılı (ana sayfa)',
  foundedAbout: 'Kuruluş yılı (hakkımızda)',
  recipients: 'Haber verilenler',
  confirm: 'Ziyaretçiye onay e-postası',
  doubleOptIn: 'Bülten aboneliğini onaylatma',
};

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

const isPicture = (value: unknown): value is { src: string } =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

/** A line for each entry of a list. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (value === null) return 'kapalı';
  if (typeof value === 'boolean') return value ? 'açık' : 'gizli';
  if (typeof value === 'object') return Object.values(value).map(inWords).filter(Boolean).join(', ');
  return String(value);
}
