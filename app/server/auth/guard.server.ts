import { createContext, href, type MiddlewareFunction, redirect } from 'react-router';
import { auth } from '#app/server/auth.server.ts';

export interface Admin {
  id: string;
  email: string;
  /** Of the session that this request came with; not its token. */
  sessionId: string;
  secondFactor: boolean;
}

export const adminContext = createContext<Admin>();

export async function findAdmin(headers: Headers): Promise<Admin | null> {
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  const { user } = session;
  return {
    id: user.id,
    email: user.email,
    sessionId: session.session.id,
    secondFactor: user.twoFactorEnabled === true,
  };
}

/** The only guard: middleware of the admin layout, so it runs before every loader and action below it. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const admin = await findAdmin(request.headers);
  if (!admin) throw refuse(request, url);
  context.set(adminContext, admin);
  return next();
};

/** A page leads to the login and back; a change that arrives signed out is refused, so that its form stays on the screen. */
function refuse(request: Request, url: URL): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Oturum acmaniz gerekiyor', { status: 401 });
  return redirect(`${href('/admin/login')}?next=${encodeURIComponent(url.pathname + url.search)}`);
}
