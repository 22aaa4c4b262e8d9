import { createContext, type FunctionComponent, type HTMLAttributes, useContext } from 'react';

/** Gives the markup of a component with these props; known while the server renders. */
export type WriteMarkup = <P extends object>(part: FunctionComponent<P>, props: P) => string;
export const MarkupWriter = createContext<WriteMarkup | undefined>(undefined);

type Props<P extends object> = HTMLAttributes<HTMLElement> & {
  as: 'nav' | 'footer';
  of: FunctionComponent<P>;
  given: P;
};

/**
 * An element whose content is the same on many pages, so that the server does not render it anew for each of them
 * (server/http/remember-markup). The content gets everything by its props: on the server there is no router and no context around it.
 */
export function Remembered<P extends object>({ as: Element, of: Part, given, ...rest }: Props<P>) {
  const write = useContext(MarkupWriter);
  if (write) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
    return <Element {...rest} dangerouslySetInnerHTML={{ __html: write(Part, given) }} />;
  }
  return (
    <Element {...rest}>
      <Part {...given} />
    </Element>
  );
}
