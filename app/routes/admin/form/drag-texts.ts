import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What dnd-kit reads out while something is dragged, in Turkish instead of English. */
export function dragTexts(nameOf: (id: UniqueIdentifier) => string | undefined) {
  const name = (id: UniqueIdentifier) => nameOf(id) ?? 'Öğe';
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${name(active.id)} alındı.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}, ${name(over.id)} öğesinin yerinde.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)}, ${name(over.id)} öğesinin yerine bırakıldı.` : `${name(active.id)} bırakıldı.`,
    onDragCancel: ({ active }) => `${name(active.id)} yerinde kaldı.`,
  };
  return {
    announcements,
    screenReaderInstructions: {
      draggable:
        'Taşımak için boşluk veya Enter tuşuna basın, yön tuşlarıyla yerini seçin, yeniden basarak bırakın. Vazgeçmek için Escape.',
    },
  };
}
