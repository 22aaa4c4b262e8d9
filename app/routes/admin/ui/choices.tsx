import { useState } from 'react';
import { StatusBadge, TypeBadge } from '#app/ui/badge.tsx';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { ColorTicks, SampleButton, SampleGroup, SampleLink } from '#app/ui/swatch.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Group } from './group.tsx';
import { sampleColors } from './samples.ts';

export function Choices() {
  const [chosen, setChosen] = useState('Ceviz');
  const [visible, setVisible] = useState(true);
  return (
    <Group title="Seçim">
      <ChipRail label="Kategori">
        <ChipLink to="." current>
          Tümü
        </ChipLink>
        <ChipLink to=".">Deck</ChipLink>
        <ChipLink to=".">Çit Sistemleri</ChipLink>
        <ChipLink to=".">Bahçe Kapı Sistemleri</ChipLink>
        <ChipLink to=".">Dekoratif Panel</ChipLink>
      </ChipRail>
      <SampleGroup
        legend={
          <>
            Renk: <span className="font-normal text-stone-600">{chosen}</span>
          </>
        }
      >
        <SampleButton name="Tümü" pressed={chosen === 'Tümü'} onClick={() => setChosen('Tümü')} />
        {sampleColors.map((color) => (
          <SampleButton
            key={color.name}
            {...color}
            pressed={chosen === color.name}
            onClick={() => setChosen(color.name)}
          />
        ))}
      </SampleGroup>
      <SampleGroup legend="Renk (bağlantı)">
        <SampleLink name="Tümü" to="." current />
        <SampleLink name="Kum" color="#B79B74" to="." />
      </SampleGroup>
      <ColorTicks colors={sampleColors} />
      <div className="flex flex-wrap gap-3">
        <StatusBadge on>Yayında</StatusBadge>
        <StatusBadge on={false}>Taslak</StatusBadge>
        <StatusBadge on>Aktif</StatusBadge>
        <StatusBadge on={false}>Pasif</StatusBadge>
        <TypeBadge>Ürün</TypeBadge>
      </div>
      <div className="flex gap-8">
        <Switch label="Antrasit görünürlüğü" checked={visible} onClick={() => setVisible(!visible)} />
        <Switch label="Kızıl görünürlüğü" checked={false} />
      </div>
      <Pagination page={5} pageCount={12} hrefFor={(page) => `?page=${page}`} />
    </Group>
  );
}
