import { useEffect, useRef } from 'react';
import { Form, href, useLocation, useNavigationType } from 'react-router';
import { QUERY_LENGTH } from '#app/features/search/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

export function SearchForm({ query }: { query: string }) {
  const field = useFollowing(query);
  return (
    <Form
      action={href('/ara')}
      role="search"
      className="mt-8 max-w-[42rem]"
      // The keyboard on the screen would cover what is found.
      onSubmit={() => matchMedia('(pointer: coarse)').matches && field.current?.blur()}
    >
      <div className="flex items-end gap-3">
        <Field label="Ne arıyorsunuz?" className="flex-1">
          {(control) => (
            <input
              {...control}
              ref={field}
              className="input"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={QUERY_LENGTH}
              enterKeyHint="search"
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: who opens an empty search has come to type
              autoFocus={query === ''}
            />
          )}
        </Field>
        <Button type="submit">
          <Icon name="search" />
          Ara
        </Button>
      </div>
    </Form>
  );
}

/**
 * Shows what was searched for, unless somebody is typing on when the answer comes. Who goes back sees the earlier words; who asks for an
 * empty search has come to type.
 */
function useFollowing(query: string) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!field.current || shown.current === key) return;
    shown.current = key;
    if (isBack || document.activeElement !== field.current) field.current.value = query;
    if (query === '' && !isBack) field.current.focus();
  }, [key, query, isBack]);
  return field;
}
