import { createContext, href, type MiddlewareFunction, redirect } from 'react-router';
import { forgetSession, isSessionTooOld } from '#app/server/auth/sessions.server.ts';
import { auth } from '#app/server/auth.server.ts';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { type Role, readRole } from '#app/shared/roles.ts';

export interface Admin {
  id: string;
  email: string;
  role: Role;
  /** Of the session that this request came with; not its token. */
  sessionId: string;
  secondFactor: boolean;
  /** The password is still the one that was generated and printed. */
  hasGeneratedPassword: boolean;
}

export const adminContext = createContext<Admin>();

/** `background`: the page asks by itself, which is no use of the session and does not put its end off. */
export async function findAdmin(headers: Headers, { background = false } = {}): Promise<Admin | null> {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: background } });
  if (!session) return null;
  const { user } = session;
  if (isSessionTooOld(session.session.createdAt)) {
    await forgetSession(db, session.session.id);
    return null;
  }
  return {
    id: user.id,
    email: user.email,
    role: readRole(user.role),
    sessionId: session.session.id,
    secondFactor: user.twoFactorEnabled === true,
    hasGeneratedPassword: user.hasGeneratedPassword === true,
  };
}

/** The only guard: middleware of the admin layout, so it runs before every loader and action below it. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const facts = context.get(requestFacts);
  const { method } = request;
  const path = url.pathname;
  const admin = await findAdmin(request.headers, { background: path === href('/admin/session') });
  if (!admin) {
    logSecurity('access_refused', facts, { method, path, admin: 'nobody' });
    throw refuse(request, url);
  }
  const duty = findDuty(admin);
  if (duty && !ALWAYS_OPEN.has(path)) {
    logSecurity('access_refused', facts, { method, path, admin: admin.email });
    throw isRead(request) ? redirect(href('/admin/account')) : new Response(DUTIES[duty], { status: 403 });
  }
  context.set(adminContext, admin);
  const response = await next();
  // A record of another author is answered like one that does not exist.
  if (response.status === 403 || response.status === 404)
    logSecurity('access_refused', facts, { method, path, admin: admin.email });
  return response;
};

export const DUTIES = {
  password: 'Devam etmek için size verilen şifreyi değiştirin.',
  'second-factor': 'Devam etmek için iki adımlı girişi açın.',
};

/** What an admin has to do before anything else is open. A trial on plain http may go on with the printed password. */
export function findDuty(admin: Admin): keyof typeof DUTIES | null {
  if (admin.hasGeneratedPassword && env.site.url.startsWith('https://')) return 'password';
  return env.requireSecondFactor && !admin.secondFactor ? 'second-factor' : null;
}

/** Where it is done, and what the frame around it needs. */
const ALWAYS_OPEN = new Set([href('/admin/account'), href('/admin/logout'), href('/admin/session')]);

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page leads to the login and back; a change that arrives signed out is refused, so that its form stays on the screen. */
function refuse(request: Request, url: URL): Response {
  if (!isRead(request)) return new Response('Oturum acmaniz gerekiyor', { status: 401 });
  return redirect(`${href('/admin/login')}?next=${encodeURIComponent(url.pathname + url.search)}`);
}
