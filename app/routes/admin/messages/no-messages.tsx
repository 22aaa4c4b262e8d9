import type { StateCounts } from '#app/features/messages/admin-queries.server.ts';
import { type MessageState, STATE_LABELS } from '#app/features/messages/state.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';

type NoMessagesProps = {
  /** Of each state, with the rest of the filter as it is. */
  counts: StateCounts;
  state: MessageState | undefined;
  filter: string;
  /** The same filter over every state. */
  everywhere: string;
};

/** In place of an empty list: nothing is there yet, nothing of this state, or nothing that fits the filter. */
export function NoMessages({ counts, state, filter, everywhere }: NoMessagesProps) {
  const elsewhere = counts.new + counts.answered + counts.closed;
  const drawing = <Icon name="mail" className="size-14" />;
  return (
    <div className="panel mt-6 px-6 py-4 md:px-10 md:py-8">
      {filter ? (
        <EmptyState
          drawing={drawing}
          title="Aramanıza uyan kayıt yok"
          action={
            elsewhere > 0 && (
              <ButtonLink variant="outline" to={everywhere}>
                Tümünü Göster
              </ButtonLink>
            )
          }
        >
          “{filter}” için {state && `“${STATE_LABELS[state]}” mesajlarda `}bir sonuç bulunamadı.
        </EmptyState>
      ) : elsewhere > 0 ? (
        <EmptyState
          drawing={drawing}
          title={state === 'new' ? 'Yeni mesaj yok. Yanıtlananlar yan sekmede.' : 'Burada mesaj yok.'}
        />
      ) : (
        <EmptyState drawing={drawing} title="Henüz mesaj yok">
          Ziyaretçiler iletişim formundan yazdığında mesajlar burada görünür.
        </EmptyState>
      )}
    </div>
  );
}
