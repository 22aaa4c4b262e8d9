import { ask, postForm, type RawResponse } from './http-client.ts';

/** A client that keeps cookies and posts forms like a browser without JavaScript. */
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

  async get(path: string): Promise<RawResponse> {
    return this.#keep(await ask(this.#site + path, { headers: { ...this.#headers, cookie: this.cookie } }));
  }

  async post(path: string, fields: Record<string, string>): Promise<RawResponse> {
    return this.#keep(await postForm(this.#site + path, fields, { ...this.#headers, cookie: this.cookie }));
  }

  #keep(answer: RawResponse): RawResponse {
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
