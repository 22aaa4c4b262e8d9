import { Accordion } from '#app/ui/accordion.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { SpecTable } from '#app/ui/spec-table.tsx';
import { Group } from './group.tsx';

export function Reading() {
  return (
    <Group title="Okuma">
      <Breadcrumb
        items={[{ label: 'Ana Sayfa', to: '/' }, { label: 'Ürünler', to: '/products' }, { label: 'Masif Deck 140' }]}
      />
      <Accordion
        openIndex={0}
        items={[
          {
            title: 'Eski betonun üzerine doğrudan döşenir mi?',
            body: 'Evet. Zemin sağlam ve en az %1 eğimliyse taşıyıcı profiller betonun üzerine kurulur.',
          },
          { title: 'Yazın çok ısınır mı?', body: 'Havuz başında Kum ya da Gri gibi açık tonları öneririz.' },
          { title: 'Nasıl temizlenir?', body: 'Süpürün, ılık su ve yumuşak fırçayla yıkayın.' },
        ]}
      />
      <SpecTable
        caption="Teknik özellikler"
        rows={[
          { label: 'Genişlik', value: '140 mm' },
          { label: 'Kalınlık', value: '22 mm' },
          { label: 'Bileşim', value: '%65 ahşap lifi, %30 polimer, %5 katkı' },
        ]}
      />
    </Group>
  );
}
