import { href, useMatches } from 'react-router';
import { CHAPTER_OF_SCREEN } from '#app/features/help/screens.ts';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Link } from '#app/ui/link.tsx';

/** The address of the chapter about this screen, or null. */
export function useChapter(): string | null {
  const chapter = CHAPTER_OF_SCREEN[useMatches().at(-1)?.id ?? ''];
  return chapter ? href('/admin/help/:chapter', { chapter }) : null;
}

/** Beside a screen's title. In a tab of its own, so that a form stays as it is. */
export function HelpLink() {
  const chapter = useChapter();
  if (!chapter) return null;
  return (
    <Link
      to={chapter}
      target="_blank"
      aria-label="Bu ekranın anlatımı (yeni sekmede açılır)"
      title="Bu ekranın anlatımı"
      className="no-print grid size-11 flex-none place-items-center text-stone-600 hover:text-ink"
    >
      <AdminIcon name="help" className="size-6" />
    </Link>
  );
}
