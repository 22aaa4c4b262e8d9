import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryDrawing } from '#app/ui/category-drawing.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhotoCardSkeletons } from '#app/ui/skeleton.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Group } from './group.tsx';

export function Waiting() {
  return (
    <>
      <Group title="Yükleniyor">
        <Spinner className="min-h-32 max-w-2xl rounded-board border hairline" />
        <Spinner
          label="Mesajınız Gönderiliyor..."
          showLabel
          className="min-h-40 max-w-2xl rounded-board border hairline"
        />
        <PhotoCardSkeletons label="Projeler yükleniyor..." />
      </Group>
      <Group title="Boş ve bulunamadı">
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2">
          <EmptyState
            level={3}
            drawing={<CategoryDrawing name="deck" className="size-14" />}
            title="Ürün bulunamadı"
            action={
              <ButtonLink variant="outline" to=".">
                Ürünlere Dön
              </ButtonLink>
            }
          >
            Bu ürün kaldırılmış ya da adresi değişmiş olabilir.
          </EmptyState>
          <EmptyState
            level={3}
            drawing={<Icon name="doc" className="size-14" />}
            title="Henüz blog yazısı yok"
            action={
              <ButtonLink variant="outline" to=".">
                Yeni Blog Yazısı
              </ButtonLink>
            }
          >
            İlk yazınız için “Yeni Blog Yazısı” düğmesini kullanın.
          </EmptyState>
        </div>
      </Group>
    </>
  );
}
