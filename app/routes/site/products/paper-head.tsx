import { useSite } from '#app/ui/site-context.tsx';

/** On paper nobody can press the bars: who sells this, how to reach them, and where the page is. */
export function PaperHead({ path }: { path: string }) {
  const site = useSite();
  return (
    <div className="mb-4 hidden justify-between gap-6 border-stone-300 border-b pb-3 text-sm print:flex">
      <p className="font-display text-h4">{site.name}</p>
      <p className="text-right tnum">
        {site.phone} · {site.email}
        <br />
        {new URL(path, site.url).href}
      </p>
    </div>
  );
}
