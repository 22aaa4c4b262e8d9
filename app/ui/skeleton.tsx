import { classNames } from './class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />;
}

/** A list of photo cards on its way: the sentence is read out, the shapes keep the room. */
export function PhotoCardSkeletons({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div>
      <p role="status" className="text-stone-600">
        {label}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-joint gap-y-8 sm:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index}>
            <Skeleton className="aspect-[4/3]" />
            <Skeleton className="mt-4 h-4 w-1/3" />
            <Skeleton className="mt-3 h-6 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  );
}
