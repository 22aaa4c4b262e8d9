import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { ProductOption } from '#app/features/products/product-choices.server.ts';
import { withQuery } from '#app/shared/with-query.ts';

const WAIT_MS = 200;

/** The products that fit what is being typed, asked of the server; 'failed' when it gave no list. */
export function useProductOptions() {
  const [options, setOptions] = useState<ProductOption[] | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    asking.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field goes
  useEffect(() => cancel, []);

  async function ask(text: string) {
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      const answer = await fetch(withQuery(href('/admin/products/choices'), { q: text }), { signal });
      // Without a session the guard redirects to the login: the form's own save asks for signing in.
      setOptions(answer.ok && !answer.redirected ? ((await answer.json()) as ProductOption[]) : 'failed');
    } catch {
      if (!signal.aborted) setOptions('failed');
    }
  }

  return {
    options,
    search(text: string, wait = WAIT_MS) {
      cancel();
      timer.current = setTimeout(() => void ask(text), wait);
    },
    close() {
      cancel();
      setOptions(undefined);
    },
  };
}
