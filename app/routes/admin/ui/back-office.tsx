import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SampleBoard } from '#app/ui/swatch.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';
import { Group } from './group.tsx';
import { sampleColors } from './sample-colors.ts';

export function BackOffice() {
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <Group title="Tablo">
        <div>
          <Button
            variant={ordering ? 'primary' : 'outline'}
            aria-pressed={ordering}
            onClick={() => setOrdering(!ordering)}
          >
            <Icon name="sort" />
            Sıralamayı Düzenle
          </Button>
        </div>
        <Table
          label="Ürünler"
          ordering={ordering}
          columns={[
            { label: 'Sıra', className: 'w-20' },
            { label: 'Başlık' },
            { label: 'Kategori' },
            { label: 'İşlemler', align: 'end' },
          ]}
        >
          {['Masif Deck 140', 'Oluklu Deck 150'].map((title, index) => (
            <TableRow key={title}>
              <TableCell kind="number" className="font-semibold">
                {index + 1}
              </TableCell>
              <TableCell kind="title">
                <span className="leading-snug font-semibold">
                  {title}
                  <span className="block text-sm font-normal text-stone-600 lg:hidden">Deck</span>
                </span>
              </TableCell>
              <TableCell kind="wide">Deck</TableCell>
              <TableCell kind="actions">
                {ordering ? (
                  <>
                    <IconButton icon="up" label={`${title}: yukarı taşı`} disabled={index === 0} />
                    <IconButton icon="dn" label={`${title}: aşağı taşı`} disabled={index === 1} />
                  </>
                ) : (
                  <RowActions />
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
        <Table
          label="Renkler"
          columns={[
            { label: 'Renk' },
            { label: 'Hex kodu' },
            { label: 'Görünürlük' },
            { label: 'İşlemler', align: 'end' },
          ]}
        >
          {sampleColors.slice(0, 2).map(({ name, color }) => (
            <TableRow key={name}>
              <TableCell kind="title">
                <span className="flex items-center gap-4">
                  <SampleBoard color={color} className="h-10! w-14! flex-none" />
                  <span className="leading-snug font-semibold">
                    {name}
                    <span className="block text-sm font-normal text-stone-600 tnum lg:hidden">{color}</span>
                  </span>
                </span>
              </TableCell>
              <TableCell kind="wide" className="tnum">
                {color}
              </TableCell>
              <TableCell kind="badge">
                <Switch label={`${name} görünürlüğü`} checked />
              </TableCell>
              <TableCell kind="actions">
                <Button variant="quiet-danger" size="sm" className="max-lg:px-3!">
                  <Icon name="bin" />
                  <span className="max-lg:sr-only">Sil</span>
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </Group>
      <FormSection title="Görseller" help="En fazla 5 MB; JPEG, PNG veya WEBP.">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <UploadDrop
            label="Görsel seç"
            hint="Soruların yanında görünür"
            className="aspect-[4/3]"
            onFiles={(files) => showToast({ kind: 'success', text: files.map((file) => file.name).join(', ') })}
          />
          <UploadDrop label="Yükleniyor..." disabled className="aspect-[4/3]" onFiles={() => {}} />
          <div className="flex gap-1">
            <UploadButton label="Değiştir" className="flex-1" onFiles={() => {}} />
            <IconButton icon="bin" danger label="Ana görsel: kaldır" />
          </div>
        </div>
      </FormSection>
    </>
  );
}

function RowActions() {
  return (
    <>
      <Button variant="quiet" size="sm">
        <Icon name="pen" />
        Düzenle
      </Button>
      <Button variant="quiet" size="sm">
        <Icon name="copy" />
        Klonla
      </Button>
      <Button variant="quiet-danger" size="sm">
        <Icon name="bin" />
        Sil
      </Button>
    </>
  );
}
