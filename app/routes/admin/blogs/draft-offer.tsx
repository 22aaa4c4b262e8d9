import { formatMoment } from '#app/shared/dates.ts';
import { Button } from '#app/ui/button.tsx';

type DraftOfferProps = { writtenAt: string; onRestore: () => void; onDiscard: () => void };

/** After a crash or a closed tab: what was being written can be had back. */
export function DraftOffer({ writtenAt, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <section aria-label="Kaydedilmemiş taslak" className="panel mt-6 p-4 md:p-5">
      <p className="font-semibold">Kaydedilmemiş bir taslağınız var.</p>
      <p className="mt-1 text-stone-600">
        {formatMoment(writtenAt)} tarihinde bu tarayıcıda yazdıklarınız saklandı. Geri getirmek ister misiniz?
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onRestore}>
          Taslağı Geri Getir
        </Button>
        <Button variant="quiet-danger" size="sm" onClick={onDiscard}>
          Taslağı Sil
        </Button>
      </div>
    </section>
  );
}
