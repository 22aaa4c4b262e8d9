import { readAddress } from '#app/features/calculator/address.ts';
import { calculate } from '#app/features/calculator/calculate.ts';
import { findContent } from '#app/features/content/find-content.server.ts';
import { findSite } from '#app/features/content/queries.server.ts';
import { findMessage, findOtherMessages, type MessageView } from '#app/features/messages/admin-queries.server.ts';
import { findEvents } from '#app/features/messages/events.server.ts';
import { readPhone } from '#app/features/messages/phone.ts';
import { extentIn, firstNames, type ReplyFacts } from '#app/features/messages/reply-text.ts';
import { findMeasuredProducts } from '#app/features/products/measured-products.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import { fromName } from '#app/shared/ablative.ts';
import { sayMoment } from '#app/shared/dates.ts';

/** Everything that the page of a message shows. */
export async function loadMessage(id: string, actor: Actor) {
  const message = await findMessage(db, id);
  if (!message) return null;
  const now = new Date();
  const [events, others, { replies }, site, plan, userName] = await Promise.all([
    findEvents(db, id),
    findOtherMessages(db, message),
    findContent(db, 'replies'),
    findSite(db, now),
    findPlan(message),
    findName(actor),
  ]);
  const { changedAt: _, ...templates } = replies;
  return {
    message,
    others,
    plan,
    phone: readPhone(message.phone),
    events: events.map((event) => ({ ...event, when: sayMoment(event.at, now) })),
    templates: Object.fromEntries(Object.entries(templates).map(([name, { text }]) => [name, text.join('\n')])),
    facts: factsOf(message, { firmadan: fromName(site.name), kullanıcı: userName }),
  };
}

export type LoadedMessage = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;

/** The drawing of the calculation that came along, made again; null when the product is not offered any more. */
async function findPlan({ details: { link } }: MessageView) {
  const query = new URLSearchParams(link?.split('?')[1]);
  if (query.size === 0) return null;
  const { result, color, notices } = calculate(await findMeasuredProducts(db, readAddress(query).urun), query);
  return result && !notices.urun ? { result, color: color?.hex_code } : null;
}

/** Until somebody writes their name, the account has the e-mail in its place, and nobody signs with that. */
async function findName({ id }: Actor): Promise<string | undefined> {
  const user = await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst();
  return user && !user.name.includes('@') ? user.name : undefined;
}

function factsOf({ name, details, carrier, tracking_number }: MessageView, known: ReplyFacts): ReplyFacts {
  const facts = {
    ...known,
    ad: firstNames(name),
    Alan: extentIn(details),
    ürün: details.product,
    renk: details.color,
    kargo: carrier,
    no: tracking_number,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}
