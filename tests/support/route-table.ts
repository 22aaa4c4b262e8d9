import routes from '../../app/routes.ts';

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined };

/** Every address of the route table; `fill` gives the value of a parameter (":slug", "*") from the address it is in. */
export async function listAddresses(fill: (parameter: string, address: string) => string): Promise<string[]> {
  const addresses = addressesOf(await routes).map(
    (address) => address.replace(/:\w+|\*/g, (parameter) => fill(parameter, address)) || '/',
  );
  return [...new Set(addresses)];
}

/** Where somebody signs in, or sets a password by a link. */
const OPEN = new Set(['/admin/login', '/admin/forgot', '/admin/new-password']);

/** Every address of the back-office that needs a session, with its parameters filled in. */
export async function listGuardedAddresses(id: string): Promise<string[]> {
  const addresses = await listAddresses(() => id);
  return addresses.filter((address) => /^\/admin(\/|$)/.test(address) && !OPEN.has(address));
}

function addressesOf(entries: Entry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    return [own, ...addressesOf(children ?? [], own)];
  });
}
