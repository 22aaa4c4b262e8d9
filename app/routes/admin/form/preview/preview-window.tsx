import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markField } from './mark-field.ts';

export type PreviewWidth = 'desktop' | 'phone';
const WIDTHS: Record<PreviewWidth, number> = { desktop: 1280, phone: 390 };

type PreviewWindowProps = {
  address: string;
  /** Another one loads the page again. */
  version: number;
  width: PreviewWidth;
  form: RefObject<HTMLFormElement | null>;
  title: string;
};

/** The page in a frame, as wide as on a computer or a phone, scaled to the room there is. */
export function PreviewWindow({ address, version, width, form, title }: PreviewWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(address);
  const shown = useRef({ address, version });
  const scrolled = useRef(0);
  const { ref, room } = useRoom();

  // `replace`, not `src`: the back button must not go through every word that was typed.
  useEffect(() => {
    if (shown.current.address === address && shown.current.version === version) return;
    shown.current = { address, version };
    scrolled.current = shownPage(frame.current)?.scrollY ?? 0;
    frame.current?.contentWindow?.location.replace(address);
  }, [address, version]);

  useEffect(() => {
    const fields = form.current;
    const mark = () => markField(frame.current?.contentDocument, document.activeElement, { follow: true });
    fields?.addEventListener('focusin', mark);
    return () => fields?.removeEventListener('focusin', mark);
  }, [form]);

  const scale = Math.min(1, room.width / WIDTHS[width]);
  return (
    <div ref={ref} className="preview-window">
      <iframe
        ref={frame}
        title={title}
        src={first}
        // Without allow-scripts and allow-forms the page can do nothing; we may read it, to scroll and to mark a field.
        sandbox="allow-same-origin"
        style={{
          width: WIDTHS[width],
          height: room.height / scale,
          left: Math.max(0, (room.width - WIDTHS[width] * scale) / 2),
          transform: `scale(${scale})`,
        }}
        onLoad={() => {
          shownPage(frame.current)?.scrollTo(0, scrolled.current);
          markField(frame.current?.contentDocument, document.activeElement, { follow: false });
        }}
      />
    </div>
  );
}

/** Null when the page could not be loaded: the browser's own error page may not be touched. */
const shownPage = (frame: HTMLIFrameElement | null) => frame?.contentDocument?.defaultView ?? null;

function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: WIDTHS.desktop, height: 0 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
