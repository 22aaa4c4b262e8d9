/** Everybody who is signed in may do everything but what stands in `RIGHTS`. */
export const ROLES = { editor: 'Editör', manager: 'Yönetici' } as const;
export type Role = keyof typeof ROLES;

/** The one table of what is not for everybody. */
const RIGHTS = {
  /** Accounts, invitations and roles. */
  people: ['manager'],
  /** What the site has sent by mail, and to whom. */
  mail: ['manager'],
  /** Saving the company's facts; everybody reads them. */
  'site-facts': ['manager'],
  /** Files of personal data. */
  export: ['manager'],
  /** Deleting for good what lies in the bin. */
  erase: ['manager'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export const may = (role: Role, right: Right): boolean => (RIGHTS[right] as readonly Role[]).includes(role);

/** A row written by hand may hold anything: what is not known may do the least. */
export const readRole = (stored: unknown): Role => (stored === 'manager' ? 'manager' : 'editor');

export const NOT_ALLOWED = 'Bunu yalnızca yöneticiler yapabilir. Gerekliyse yöneticinizden isteyin.';
