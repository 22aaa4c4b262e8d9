/** How far staff are with a message. Whether somebody has read it is another matter. */
export const MESSAGE_STATES = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const STATE_LABELS: Record<MessageState, string> = { new: 'Yeni', answered: 'Yanıtlandı', closed: 'Kapandı' };

/** As addresses write them. */
export const STATE_WORDS: Record<MessageState, string> = { new: 'yeni', answered: 'yanitlandi', closed: 'kapandi' };
export const ALL_STATES = 'hepsi';

export const readStateWord = (word: string | null): MessageState | undefined =>
  MESSAGE_STATES.find((state) => STATE_WORDS[state] === word);
