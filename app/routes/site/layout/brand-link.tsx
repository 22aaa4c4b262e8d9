import { href } from 'react-router';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Link } from '#app/ui/link.tsx';

export function BrandLink({ name }: { name: string }) {
  return (
    <Link
      to={href('/')}
      prefetch="intent"
      aria-label={`${name} ana sayfa`}
      className="flex h-11 min-w-0 items-center gap-2.5 font-display text-[1.1875rem] leading-none md:max-lg:gap-2 md:max-lg:text-[1.0625rem] tracking-[-0.015em]"
    >
      <BrandMark className="size-7 flex-none large:hidden" />
      <span className="truncate py-1 large:line-clamp-3 large:whitespace-normal large:text-[0.66em] large:leading-tight">
        {name}
      </span>
    </Link>
  );
}
