import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ProductChoice } from '#app/features/products/product-choice.ts';
import type { ProductOption } from '#app/features/products/product-choices.server.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/field.tsx';
import { useProductOptions } from './use-product-options.ts';

const TEXTS = {
  plain: {
    placeholder: 'Urun adi yazin',
    hidden: 'Pasif',
    hint: 'Bu urun pasif: ziyaretciler burada goremez.',
    none: 'Uyan urun yok.',
    failed: 'Liste yuklenemedi. Urunun adini tam yazabilirsiniz.',
    found: (count: number) => `${count} urun bulundu`,
  },
  turkish: {
    placeholder: 'Ürün adı yazın',
    hidden: 'Pasif',
    hint: 'Bu ürün pasif: ziyaretçiler burada göremez.',
    none: 'Uyan ürün yok.',
    failed: 'Liste yüklenemedi. Ürünün adını tam yazabilirsiniz.',
    found: (count: number) => `${count} ürün bulundu`,
  },
};

type ProductChoiceFieldProps = {
  name: string;
  label: string;
  hint?: string;
  spelling: Spelling;
  initial: ProductChoice;
  initiallyHidden: boolean;
  onChange: () => void;
  error: string | undefined;
};

/**
 * Type to find a product (a combobox with a list). Without JavaScript, or without choosing, the server takes a whole
 * title or slug; see `findChosenProducts`.
 */
export function ProductChoiceField(props: ProductChoiceFieldProps) {
  const { name, label, spelling, initial } = props;
  const text = TEXTS[spelling];
  const listId = useId();
  const [choice, setChoice] = useState({ ...initial, hidden: props.initiallyHidden });
  const { options, search, close } = useProductOptions();
  const [active, setActive] = useState(-1);
  const list = options === undefined || options === 'failed' ? [] : options;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (options !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [options]);
  const isChosen = choice.id !== '' && choice.title === choice.chosen;

  function choose({ id, title, is_active }: ProductOption) {
    setChoice({ id, chosen: title, title, hidden: !is_active });
    close();
    setActive(-1);
    props.onChange();
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = list[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options === undefined) return search(isChosen ? '' : choice.title, 0);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(list.length > 0 ? (active + step + list.length) % list.length : -1);
    } else if (event.key === 'Enter' && option) {
      // Neither sends the form nor adds a row.
      event.preventDefault();
      event.stopPropagation();
      choose(option);
    } else if (event.key === 'Escape' && options !== undefined) {
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field label={label} hint={isChosen && choice.hidden ? text.hint : props.hint} error={props.error}>
      {(control) => (
        <div className="relative">
          <input type="hidden" name={`${name}.id`} value={choice.id} />
          <input type="hidden" name={`${name}.chosen`} value={choice.chosen} />
          <input
            {...control}
            className="input"
            name={`${name}.title`}
            value={choice.title}
            placeholder={text.placeholder}
            autoComplete="off"
            role="combobox"
            aria-expanded={list.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list[active] && `${listId}-${active}`}
            onChange={(event) => {
              setChoice({ ...choice, title: event.target.value });
              setActive(-1);
              search(event.target.value);
            }}
            onClick={() => options === undefined && search(isChosen ? '' : choice.title, 0)}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          {/* The margin keeps it clear of the bar with the save button. */}
          <div
            ref={panel}
            hidden={options === undefined}
            className="scroll-mb-24 absolute inset-x-0 top-full z-20 mt-1 rounded-board border border-stone-400 bg-white shadow-lg"
          >
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              hidden={list.length === 0}
              className="max-h-72 overflow-y-auto"
            >
              {list.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
                <div
                  key={option.id}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-2',
                    index === active ? 'bg-forest-800 text-white' : 'hover:bg-stone-100',
                  )}
                  // Keeps the focus in the field, whose blur would close the list before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span className="min-w-0 break-words">{option.title}</span>
                  {!option.is_active && <span className="text-sm">{text.hidden}</span>}
                </div>
              ))}
            </div>
            {list.length === 0 && (
              <p className="px-3.5 py-3 text-sm">{options === 'failed' ? text.failed : text.none}</p>
            )}
          </div>
          <p role="status" className="sr-only">
            {options === undefined ? '' : options === 'failed' ? text.failed : text.found(list.length)}
          </p>
        </div>
      )}
    </Field>
  );
}
