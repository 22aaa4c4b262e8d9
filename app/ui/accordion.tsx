import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type AccordionProps = {
  items: readonly { title: ReactNode; body: ReactNode }[];
  /** Which item starts open; none by default. */
  openIndex?: number;
  /** For several accordions of which only one item may be open. */
  name?: string;
  className?: string;
};

/** <details> that share a name: the browser keeps one open at a time, with or without JavaScript. */
export function Accordion({ items, openIndex, name, className }: AccordionProps) {
  const group = useId();
  return (
    <div className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity of their own and never move
        <details key={index} className="acc" name={name ?? group} open={index === openIndex}>
          <summary>
            {item.title}
            <Icon name="plus" />
          </summary>
          <div className="max-w-[40em] pr-10 pb-6 text-stone-600">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
