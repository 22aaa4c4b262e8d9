/** Some screens are spelt without Turkish letters: docs/decisions/0011-two-spellings.md. */
export type Spelling = 'plain' | 'turkish';
