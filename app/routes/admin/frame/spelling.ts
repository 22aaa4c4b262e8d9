/** Some screens are written without Turkish letters (products, the project form, sign-in); each keeps its own spelling. */
export type Spelling = 'plain' | 'turkish';
