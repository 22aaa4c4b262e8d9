import type { ReactNode } from 'react';
import { useChapter } from '#app/routes/admin/frame/help-link.tsx';
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

/** In place of an empty list: nothing is there yet, or nothing fits the filter. */
export function NoRows({ icon, filter, list, title, children }: NoRowsProps) {
  const chapter = useChapter();
  const drawing = <Icon name={icon} className="size-14" />;
  return (
    <div className="panel mt-6 px-6 py-4 md:px-10 md:py-8">
      {filter ? (
        <EmptyState
          drawing={drawing}
          title="Aramanıza uyan kayıt yok"
          action={
            <ButtonLink variant="outline" to={list}>
              Tümünü Göster
            </ButtonLink>
          }
        >
          “{filter}” için bir sonuç bulunamadı.
        </EmptyState>
      ) : (
        <EmptyState
          drawing={drawing}
          title={title}
          action={
            chapter && (
              <ButtonLink variant="outline" to={chapter}>
                Rehberi oku
              </ButtonLink>
            )
          }
        >
          {children}
        </EmptyState>
      )}
    </div>
  );
}
