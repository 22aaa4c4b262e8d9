import { isUnnamedCopy } from '#app/shared/copies.ts';

/** Above the form of a fresh clone, on the screens without Turkish letters. */
export function CopyNotice({ record }: { record: { title: string; slug: string; is_active: boolean } | null }) {
  if (!record || record.is_active || !isUnnamedCopy(record)) return null;
  return (
    <section aria-label="Kopya" className="panel mt-6 p-4 md:p-5">
      <p className="font-semibold">Bu bir kopya ve Pasif: sitede gorunmez.</p>
      <p className="mt-1 text-stone-600">
        Yeni bir baslik yazin; adresi de ona gore yenilenir. Hazir olunca Aktif kutusunu isaretleyin.
      </p>
    </section>
  );
}
