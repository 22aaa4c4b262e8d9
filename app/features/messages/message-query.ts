import { readPageNumber } from '#app/shared/paging.ts';
import { isMessageKind, type MessageKind } from './details.ts';
import { ALL_STATES, type MessageState, readStateWord, STATE_WORDS } from './state.ts';

/** What the list shows and the export contains, from the address: `?durum=yanitlandi&tur=offer&q=kadıköy&sayfa=2`. */
export interface MessageQuery {
  filter: string;
  page: number;
  kind?: MessageKind | undefined;
  /** Without one, those of every state. */
  state?: MessageState | undefined;
}

export function readMessageQuery(params: URLSearchParams): MessageQuery {
  const kind = params.get('tur');
  return {
    filter: (params.get('q') ?? '').trim().slice(0, 100),
    page: readPageNumber(params.get('sayfa')),
    kind: isMessageKind(kind) ? kind : undefined,
    state: readStateWord(params.get('durum')),
  };
}

/** The same as the address says it; the page is left out. */
export const messageParams = ({ filter, kind, state }: Omit<MessageQuery, 'page'>) => ({
  durum: state ? STATE_WORDS[state] : ALL_STATES,
  tur: kind,
  q: filter || undefined,
});
