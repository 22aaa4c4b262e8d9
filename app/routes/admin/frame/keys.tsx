import { useEffect, useState } from 'react';
import { Modal } from '#app/ui/dialog.tsx';

const KEYS: [keys: string, what: string][] = [
  ['Ctrl + S', 'Formu kaydeder'],
  ['Shift + tıklama', 'Listede aradaki satırları da seçer'],
  ['Esc', 'Seçimi kaldırır; menüyü ya da pencereyi kapatır'],
  ['?', 'Bu listeyi açar'],
];

/** Ctrl+S presses the button of the save bar; "?" lists the keys. */
export function Keys() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // With Caps Lock on it is an "S".
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
        // The browser would save the page as a file.
        event.preventDefault();
        document.querySelector<HTMLButtonElement>('.save-bar button[type=submit]')?.click();
      } else if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title="Klavye kısayolları">
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-board border border-stone-300 bg-stone-50 px-2 py-1 font-sans text-sm font-semibold whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
