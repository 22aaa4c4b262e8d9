import { ask, postForm, type RawAnswer } from './http-client.ts';

/** A browser without JavaScript, as far as cookies and forms go. */
export class Visitor {
  readonly #site: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(site: string, headers: Record<string, string> = {}) {
    this.#site = site;
    this.#headers = headers;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async get(path: string): Promise<RawAnswer> {
    return this.#keep(await ask(this.#site + path, { headers: { ...this.#headers, cookie: this.cookie } }));
  }

  async post(path: string, fields: Record<string, string>): Promise<RawAnswer> {
    return this.#keep(await postForm(this.#site + path, fields, { ...this.#headers, cookie: this.cookie }));
  }

  #keep(answer: RawAnswer): RawAnswer {
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
