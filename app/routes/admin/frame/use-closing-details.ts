import { type RefObject, useEffect } from 'react';

/**
 * Closes a menu made of <details> on Escape (the focus goes back to its button), after a link in it was followed, and on a
 * press anywhere else. It opens and closes by its button without this, and so without JavaScript.
 */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    }
    function closeOnPress({ target }: MouseEvent) {
      if (!menu.current?.open || !(target instanceof Element)) return;
      if (!menu.current.contains(target) || target.closest('a')) menu.current.open = false;
    }
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnPress);
    };
  }, [menu]);
}
