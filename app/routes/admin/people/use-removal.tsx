import { useRef, useState } from 'react';
import type { Person } from '#app/features/people/admin-queries.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Modal } from '#app/ui/dialog.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

/**
 * Asks before somebody is removed, and who shall have their posts: a post is its author's, and without one nobody can change
 * it. `ask` gives the heir's id, an empty text for nobody, or null when it is called off.
 */
export function useRemoval(people: Person[], own: string) {
  const [person, setPerson] = useState<Person>();
  const [open, setOpen] = useState(false);
  const [heir, setHeir] = useState(own);
  const answer = useRef<((heir: string | null) => void) | null>(null);

  function ask(wanted: Person): Promise<string | null> {
    setPerson(wanted);
    setHeir(own);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function settle(chosen: string | null) {
    setOpen(false);
    answer.current?.(chosen);
    answer.current = null;
  }

  const others = people.filter(({ id }) => id !== person?.id);
  const posts = person?.posts ?? 0;
  const dialog = (
    <Modal
      open={open}
      onClose={() => settle(null)}
      role="alertdialog"
      title={`${person?.name || person?.email} kaldırılsın mı?`}
      closeButton={false}
      icon={<Icon name="warn" className="mt-0.5 size-7 flex-none text-danger" />}
    >
      <p className="mt-2 pl-11 text-stone-600">Yazıları ve kayıtları kalır, panele giremez.</p>
      {posts > 0 && (
        <SelectField
          name="heir"
          label={`${posts} yazısı kime geçsin?`}
          className="mt-4 pl-11"
          value={heir}
          onChange={(event) => setHeir(event.currentTarget.value)}
          options={[
            ...others.map(({ id, email, name }) => ({
              value: id,
              label: id === own ? `${name || email} (siz)` : name || email,
            })),
            { value: '', label: 'Kimseye (yazılar düzenlenemez)' },
          ]}
        />
      )}
      <div className="mt-7 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={() => settle(null)} data-autofocus>
          İptal
        </Button>
        <Button variant="danger" onClick={() => settle(posts > 0 ? heir : '')}>
          Kaldır
        </Button>
      </div>
    </Modal>
  );
  return { ask, dialog };
}
