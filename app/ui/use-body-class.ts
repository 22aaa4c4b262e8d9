import { useEffect } from 'react';

/** Gives <body> a class while something is shown; `body:has(…)` is unknown to Firefox before 121 and Chrome before 105. */
export function useBodyClass(name: string, isShown: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, isShown);
    return () => document.body.classList.remove(name);
  }, [name, isShown]);
}
