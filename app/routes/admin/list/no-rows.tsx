import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';

type NoRowsProps = {
  icon: IconName;
  filter: string;
  /** The list's own address, to take the filter off. */
  list: string;
  /** What an empty list says, when there is nothing at all. */
  title: string;
  children?: ReactNode;
};

const panel = 'panel mt-6 p-6! md:p-10!';

/** In place of an empty list: nothing is there yet, or nothing fits the filter. */
export function NoRows({ icon, filter, list, title, children }: NoRowsProps) {
  const drawing = <Icon name={icon} className="size-14" />;
  if (!filter) {
    return (
      <EmptyState drawing={drawing} title={title} className={panel}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={drawing}
      title="Aramanıza uyan kayıt yok"
      className={panel}
      action={
        <ButtonLink variant="outline" to={list}>
          Tümünü Göster
        </ButtonLink>
      }
    >
      “{filter}” için bir sonuç bulunamadı.
    </EmptyState>
  );
}
