import { request } from 'node:http';
import { connect } from 'node:net';
import { FORM } from '#tests/support/http-client.ts';

export interface Target {
  url: string;
  /** Renditions that are not cached yet. */
  pictures: string[];
}

export interface Attack {
  name: string;
  /** Resolves to the number of responses by status; 0 stands for no response. */
  run(target: Target): Promise<Map<number, number>>;
}

const BODY_BYTES = 5_900_000;
const SPELLINGS = ['/admin/LOGIN', '/admin/%6cogin', '/admin/./login', '/admin/../contact'];
/** After this time requests in flight are aborted. */
const LONGEST_MS = 30_000;

/** What worked in a penetration test, each bounded in number and time. */
export const ATTACKS: Attack[] = [
  {
    name: '1 e-mails of 120 KB at the sign-in, 100',
    run: ({ url }) =>
      repeat(100, 10, (i) => post(`${url}/admin/login`, signIn(`${i}${'a'.repeat(120_000)}@example.com`))),
  },
  {
    name: '2 bodies of 5.9 MB under other spellings, 40',
    run: ({ url }) =>
      repeat(40, 4, (i) =>
        post(url + SPELLINGS[i % SPELLINGS.length], signIn(`${i}${'a'.repeat(BODY_BYTES)}@example.com`)),
      ),
  },
  {
    name: '3 addresses that do not exist, as data of the root route, 2,600',
    run: ({ url }) => repeat(2_600, 20, (i) => send(`${url}/products/yok-${i}.data?_routes=root`)),
  },
  { name: '4 unfinished bodies, 100', run: ({ url }) => repeat(100, 100, () => sendUnfinished(url)) },
  {
    name: '5 sign-ins from 60 addresses at once',
    run: ({ url }) =>
      repeat(60, 60, (i) =>
        post(`${url}/admin/login`, signIn(`kimse${i}@example.com`), { 'x-forwarded-for': `198.51.100.${i}` }),
      ),
  },
  {
    name: '6 sizes of pictures from one address, 620',
    run: ({ url, pictures }) =>
      repeat(Math.min(620, pictures.length), 620, (i) =>
        send(url + pictures[i], { 'x-forwarded-for': '198.51.100.250' }),
      ),
  },
];

const signIn = (email: string) => new URLSearchParams({ email, password: 'yanlis' }).toString();

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  send(url, { ...FORM, 'content-length': String(Buffer.byteLength(body)), ...headers }, body);

type Send = (signal: AbortSignal) => Promise<number>;

/** On a connection of its own, which the server may close while the body is still being sent, with or without a response. */
const send =
  (url: string, headers: Record<string, string> = {}, body?: string): Send =>
  (signal) =>
    new Promise((resolve) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request(url, { method, headers, signal, agent: false }, (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      });
      sent.on('error', () => resolve(0)).end(body);
    });

/** Sends all of a large body but its last byte, and waits. */
const sendUnfinished =
  (siteUrl: string): Send =>
  (signal) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(siteUrl);
      let answer = '';
      const socket = connect({ port: Number(port), host: hostname, signal });
      socket.on('data', (chunk) => (answer += chunk));
      socket.on('error', () => {});
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
      const headers = [
        `host: ${hostname}:${port}`,
        `content-type: ${FORM['content-type']}`,
        `content-length: ${BODY_BYTES}`,
      ];
      socket.write(`POST /admin/x HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      socket.write(Buffer.alloc(BODY_BYTES - 1, 'a'));
    });

async function repeat(times: number, atOnce: number, prepare: (i: number) => Send): Promise<Map<number, number>> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answers = new Map<number, number>();
  let next = 0;
  const sendOneByOne = async () => {
    for (let i = next++; i < times && !signal.aborted; i = next++) {
      const status = await prepare(i)(signal);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOneByOne));
  return answers;
}
