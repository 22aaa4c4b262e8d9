import routes from '../../app/routes.ts';

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined };

/** Every address of the back-office that needs a session, from the route table, with its parameters filled in. */
export async function listGuardedAddresses(id: string): Promise<string[]> {
  return [...new Set(addressesOf(await routes, id))].filter(
    (address) => /^\/admin(\/|$)/.test(address) && address !== '/admin/login',
  );
}

function addressesOf(entries: Entry[], id: string, parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path}`.replace(/:\w+/g, id) : parent;
    return [own, ...addressesOf(children ?? [], id, own)];
  });
}
