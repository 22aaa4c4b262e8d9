import { ColorTable } from '#app/routes/admin/colors/color-table.tsx';
import { OrderingTable } from '#app/routes/admin/products/ordering-table.tsx';
import { ProductTable } from '#app/routes/admin/products/product-table.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { UploadButton, UploadDrop } from '#app/ui/upload-drop.tsx';
import { Group } from './group.tsx';
import { sampleColorRows, sampleProducts } from './samples.ts';

/** The screens' own tables. Their buttons send to this page, which changes nothing. */
export function BackOffice() {
  return (
    <>
      <Group title="Tablo">
        <ProductTable rows={sampleProducts} drafted={[]} filtered={false} />
        <OrderingTable rows={sampleProducts} page={1} total={sampleProducts.length} />
        <ColorTable colors={sampleColorRows} editing={sampleColorRows[1]?.id ?? null} plainAnswer={undefined} />
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
