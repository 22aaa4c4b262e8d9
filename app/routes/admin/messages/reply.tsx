import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { CHANNELS, type Channel } from '#app/features/messages/event.ts';
import { fillReply, TITLES, unfilled } from '#app/features/messages/reply-text.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import type { LoadedMessage } from './load-message.server.ts';
import { replyLink } from './reply-link.ts';

const TEMPLATES: Record<string, string> = {
  photo: 'Hazır metin: fotoğraf iste',
  price: 'Hazır metin: fiyat gönder',
  visit: 'Hazır metin: randevu',
  onItsWay: 'Hazır metin: numune yolda',
};
const EMPTY = 'bos';

/** A text to begin with and where it goes; both are in the address. The answer itself is sent by WhatsApp or the mail program. */
export function Reply({ loaded: { message, phone, templates, facts } }: { loaded: LoadedMessage }) {
  const [params] = useSearchParams();
  const channel: Channel = params.get('yol') === 'email' || (!phone && !params.has('yol')) ? 'email' : 'whatsapp';
  const offered = Object.keys(TEMPLATES).filter((name) => name !== 'onItsWay' || message.kind === 'sample');
  const wanted = params.get('metin') ?? firstChoice(message);
  const chosen = offered.includes(wanted) ? wanted : EMPTY;
  const template = templates[chosen] ?? '';
  const title = TITLES.find((one) => one === params.get('hitap')) ?? '';
  return (
    <section className="panel p-5 md:p-7" aria-labelledby="yanitla">
      <h2 id="yanitla" className="text-[1.3125rem]">
        Yanıtla
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <nav aria-label="Yanıtın yolu" className="segment">
          {(Object.keys(CHANNELS) as Channel[]).map((one) => (
            <Link
              key={one}
              to={`?${withParam(params, 'yol', one)}`}
              replace
              preventScrollReset
              aria-current={one === channel || undefined}
            >
              <Icon name={one === 'whatsapp' ? 'wa' : 'mail'} />
              {CHANNELS[one]}
            </Link>
          ))}
        </nav>
        <Form replace preventScrollReset className="flex flex-wrap gap-3">
          {[...params].map(([name, value]) =>
            name === 'metin' || name === 'hitap' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <select
            key={chosen}
            name="metin"
            aria-label="Hazır metin"
            className="input input-auto"
            defaultValue={chosen}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {offered.map((name) => (
              <option key={name} value={name}>
                {TEMPLATES[name]}
              </option>
            ))}
            <option value={EMPTY}>Boş başla</option>
          </select>
          {template.includes('{Hanım/Bey}') && (
            <select
              key={title}
              name="hitap"
              aria-label="Hitap"
              className="input input-auto"
              defaultValue={title}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              {TITLES.map((one) => (
                <option key={one} value={one}>
                  {one || 'Yalnızca ad'}
                </option>
              ))}
            </select>
          )}
          <span className="hidden noscript:block">
            <Button type="submit" variant="outline">
              Getir
            </Button>
          </span>
        </Form>
      </div>
      <ReplyText
        key={`${chosen} ${title}`}
        begin={fillReply(template, facts, title)}
        channel={channel}
        message={message}
        phone={phone}
      />
    </section>
  );
}

type ReplyTextProps = Pick<LoadedMessage, 'message' | 'phone'> & { begin: string; channel: Channel };

function ReplyText({ begin, channel, message, phone }: ReplyTextProps) {
  const noting = useAdminFetcher({ failure: 'Mesaj güncellenirken bir hata oluştu' });
  const [text, setText] = useState(begin);
  const link = replyLink(channel, message, phone, text);
  const missing = unfilled(text);
  const note = () =>
    void noting.submit({ intent: 'reply', id: message.id, seen: message.state, channel }, { method: 'post' });
  return (
    <>
      <textarea
        className="input mt-4"
        rows={6}
        aria-label="Yanıt"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {missing.length > 0 && <p className="hint mt-2">Doldurulacak yerler: {missing.join(', ')}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {link ? (
          <ExternalLink
            href={link}
            onClick={note}
            className={buttonClass({ variant: channel === 'whatsapp' ? 'chat' : 'primary' })}
          >
            <Icon name={channel === 'whatsapp' ? 'wa' : 'mail'} />
            {channel === 'whatsapp' ? 'WhatsApp’ta aç' : 'E-postada aç'}
          </ExternalLink>
        ) : (
          <Button variant="chat" disabled>
            <Icon name="wa" />
            WhatsApp’ta aç
          </Button>
        )}
        <p className="text-sm wrap-anywhere text-stone-600">{whereTo(channel, message, phone)}</p>
      </div>
    </>
  );
}

function whereTo(channel: Channel, { email, phone: typed }: LoadedMessage['message'], phone: LoadedMessage['phone']) {
  if (channel === 'email') return `${email} adresine bir ileti açılır, metin hazır gelir.`;
  if (phone) return `${phone.text} numarasıyla sohbet açılır, metin hazır gelir.`;
  return typed ? `“${typed}” bir telefon numarası değil; WhatsApp açılamaz.` : 'Telefon yazılmamış; WhatsApp açılamaz.';
}

/** A list of material wants a closer look; other messages are answered freely. */
function firstChoice({ details, tracking_number }: LoadedMessage['message']): string {
  if (tracking_number) return 'onItsWay';
  return details.lines ? 'photo' : EMPTY;
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.set(name, value);
  return changed;
}
