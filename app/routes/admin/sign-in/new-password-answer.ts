export type NewPasswordAnswer =
  /** The password is set; a code of the second factor is needed to go in. */
  | { codeNeeded: true }
  /** The link is used, replaced, too old or made up. */
  | { expired: true }
  | { error: string }
  | { errors: { wanted?: string; again?: string } };
