import { classNames } from '#app/ui/class-names.ts';

/** In the place of the picture that is being uploaded. */
export function UploadProgress({ name, share, className }: { name: string; share: number; className?: string }) {
  return (
    <div className={classNames('grid content-center gap-2 rounded-board bg-stone-100 p-4', className)}>
      <span className="truncate text-sm font-semibold">{name}</span>
      <progress className="h-2 w-full accent-forest-800" max={1} value={share} aria-label={`${name} yukleniyor`} />
      <span className="text-sm text-stone-600 tnum">{`Yukleniyor... %${Math.round(share * 100)}`}</span>
    </div>
  );
}
