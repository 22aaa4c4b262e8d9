/** What the sign-in answers when it does not lead on to another page. */
export type SignInAnswer =
  | { signedIn: true }
  | { error: null; email: string; codeNeeded: true }
  | { error: string; email: string; codeNeeded: boolean };
