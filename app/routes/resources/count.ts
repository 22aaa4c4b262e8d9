import { href, redirect } from 'react-router';
import { z } from 'zod';
import { countPress, countStep, readVisitor } from '#app/features/insight/counting.server.ts';
import { findSubject, isShownPage } from '#app/features/insight/place.server.ts';
import { thing } from '#app/features/insight/thing.ts';
import { db } from '#app/server/db.server.ts';
import { readPath } from '#app/server/http/policy/request-path.server.ts';
import { log } from '#app/server/log.server.ts';
import { requestFacts, routeFinder } from '#app/server/request-context.server.ts';
import type { Route } from './+types/count.ts';

/** `ne`: a link by its scheme, or a page that was shown without a request for its document. */
const input = z.object({
  ne: z.enum(['https:', 'tel:', 'mailto:', 'sayfa']),
  sayfa: z.string().max(1000),
});
const PRESSES = { 'https:': 'whatsapp', 'tel:': 'phone', 'mailto:': 'mail' } as const;
const NOTHING = { status: 204, headers: { 'cache-control': 'no-store' } };

/** There is nothing to see here. */
export function loader() {
  return redirect(href('/'));
}

/** What the server cannot see by itself: `countVisits` in the page tells it. A browser ignores the answer. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const parsed = input.safeParse(Object.fromEntries(await request.formData()));
  const page = parsed.success ? readPath(parsed.data.sayfa) : undefined;
  if (!parsed.success || !page) return new Response('Bu istek desteklenmiyor.', { status: 400 });
  const { id, clientAddress } = context.get(requestFacts);
  const visitor = readVisitor(request, clientAddress);
  const routes = context.get(routeFinder)(page.path);
  const { ne } = parsed.data;
  try {
    if (ne === 'sayfa') {
      if (await isShownPage(db, routes)) countStep(visitor, page.path);
    } else {
      const { productId, colorId } = await findSubject(db, routes, new URLSearchParams(page.search));
      countPress(visitor, thing(PRESSES[ne], productId, colorId));
    }
  } catch (error) {
    log.error({ err: error, request: id }, 'a visit could not be counted');
  }
  return new Response(null, NOTHING);
}
