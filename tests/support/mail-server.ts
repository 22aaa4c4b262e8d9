import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `hang`: takes the mail and never says so. `drop`: closes the connection in the middle of it. */
export type MailServerMode = 'ok' | 'refuse' | 'busy' | 'hang' | 'drop';

export interface ReceivedMail {
  to: string[];
  /** Headers and body as they came. */
  raw: string;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  behave(mode: MailServerMode): void;
  /** How it answers this one recipient, when it is named or after the text. */
  answer(recipient: string, at: 'rcpt' | 'data', code: number): void;
  stop(): Promise<void>;
}

/** A real SMTP server, whose answers a test can choose. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let mode: MailServerMode = 'ok';
  const received: ReceivedMail[] = [];
  const answers = new Map<string, number>();
  const refusalOf = (at: 'rcpt' | 'data', addresses: string[]) => {
    const responseCode = addresses.map((address) => answers.get(`${at} ${address}`)).find(Boolean);
    return responseCode && Object.assign(new Error('Not this one'), { responseCode });
  };
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _, done) {
      const refusal = refusalOf('rcpt', [address]);
      if (refusal) return done(refusal);
      if (mode === 'refuse') return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      done();
    },
    async onData(stream, session, done) {
      if (mode === 'drop') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      const raw = await text(stream);
      if (mode === 'hang') return;
      if (mode === 'busy') return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const refusal = refusalOf('data', to);
      if (refusal) return done(refusal);
      received.push({ to, raw });
      done();
    },
  });
  server.server.on('connection', (socket) => sockets.add(socket));
  // A client that is cut off is what some tests are about.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    behave: (wanted) => {
      mode = wanted;
    },
    answer: (recipient, at, code) => {
      answers.set(`${at} ${recipient}`, code);
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
