/** Screen readers read an alt text in one go. */
export const LONGEST_ALT = 300;
