/** What can be written as a draft and looked at before it is saved. */
export const DRAFT_KINDS = ['product', 'project', 'gallery', 'post'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Stands for the record's id in addresses while there is none. */
export const NEW_RECORD = 'new';
