interface Entry<Value> {
  text: string;
  value: Value;
  next: Entry<Value> | undefined;
}

/**
 * A Map of texts for those that are new in every page. To look such a text up in a Map, V8 first puts it among the names of the
 * program, where it stays until old objects are collected: 4 % of what a product cost the main thread. This one looks a text up by its
 * length and a few of its letters, and compares it with those that have these, too. It can also be a part of a longer text.
 */
export class TextMap<Value> {
  readonly #bySignature = new Map<number, Entry<Value>>();
  #size = 0;

  get size() {
    return this.#size;
  }

  get(text: string, start = 0, end = text.length): Value | undefined {
    let entry = this.#bySignature.get(signatureOf(text, start, end));
    if (end - start === text.length) while (entry && entry.text !== text) entry = entry.next;
    else while (entry && !(entry.text.length === end - start && text.startsWith(entry.text, start))) entry = entry.next;
    return entry?.value;
  }

  /** The text must not be there yet. */
  add(text: string, value: Value): void {
    const signature = signatureOf(text, 0, text.length);
    this.#bySignature.set(signature, { text, value, next: this.#bySignature.get(signature) });
    this.#size += 1;
  }

  clear(): void {
    this.#bySignature.clear();
    this.#size = 0;
  }
}

/** From few letters, more of them at the end: titles and times that follow each other differ there. */
function signatureOf(text: string, start: number, end: number): number {
  const length = end - start;
  if (length === 0) return 0;
  let signature = length;
  const step = length >> 2 || 1;
  for (let at = start; at < end; at += step) signature = (signature * 31 + text.charCodeAt(at)) | 0;
  for (let at = Math.max(start, end - 4); at < end; at += 1) signature = (signature * 31 + text.charCodeAt(at)) | 0;
  return signature;
}
