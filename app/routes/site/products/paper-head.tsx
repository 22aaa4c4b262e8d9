import { useSite } from '#app/ui/site-context.tsx';

/** Shown in print instead of the navigation bars: company, contact and address of the page. */
export function PaperHead({ path }: { path: string }) {
  const site = useSite();
  return (
    <div className="mb-4 hidden justify-between gap-6 border-stone-300 border-b pb-3 text-sm print:flex">
      <p className="whitespace-nowrap font-display text-h4">{site.name}</p>
      <p className="min-w-0 wrap-anywhere text-right tnum">
        {site.phone} · {site.email}
        <br />
        {new URL(path, site.url).href}
      </p>
    </div>
  );
}
