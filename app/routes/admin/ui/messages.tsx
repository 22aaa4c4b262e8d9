import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { Group } from './group.tsx';

export function Messages() {
  const { confirm, dialog } = useConfirm();
  const [open, setOpen] = useState(false);
  async function ask() {
    const confirmed = await confirm({
      title: 'Bu galeri öğesini silmek istediğinizden emin misiniz?',
      text: '“Kandilli yalı terası” çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.',
    });
    showToast(confirmed ? { kind: 'success', text: 'Silindi' } : { kind: 'info', text: 'Vazgeçildi' });
  }
  return (
    <Group title="Bildirim ve onay">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => showToast({ kind: 'success', text: 'Proje başarıyla klonlandı' })}>
          Başarı bildirimi
        </Button>
        <Button
          variant="outline"
          onClick={() => showToast({ kind: 'error', text: 'Blog yazısı kaydedilirken bir hata oluştu' })}
        >
          Hata bildirimi
        </Button>
        <Button variant="outline" onClick={ask}>
          Onay sor
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Pencere aç
        </Button>
      </div>
      {dialog}
      <Modal open={open} onClose={() => setOpen(false)} title="Renk ekle">
        <form method="dialog" className="mt-5 grid grid-cols-1 gap-5">
          <TextField name="name" label="Renk adı" data-autofocus />
          <Button type="submit">Renk Ekle</Button>
        </form>
      </Modal>
    </Group>
  );
}
