import { formatMoment } from '#app/shared/dates.ts';
import { Button } from '#app/ui/button.tsx';
import type { AnyAdminForm } from './use-admin-form.ts';

const texts = {
  plain: {
    title: 'Kaydedilmemis bir taslaginiz var.',
    text: 'tarihinde yazdiklariniz saklandi. Geri getirmek ister misiniz?',
    outdated: 'Kayit o zamandan beri degisti; taslagi kaydederken size sorulur.',
    restore: 'Taslagi Geri Getir',
    discard: 'Taslagi Sil',
  },
  turkish: {
    title: 'Kaydedilmemiş bir taslağınız var.',
    text: 'tarihinde yazdıklarınız saklandı. Geri getirmek ister misiniz?',
    outdated: 'Kayıt o zamandan beri değişti; taslağı kaydederken size sorulur.',
    restore: 'Taslağı Geri Getir',
    discard: 'Taslağı Sil',
  },
};

/** Offers to restore what was typed before a crash or a closed tab. */
export function DraftOffer({ form: { draft, spelling, uploading, markChanged } }: { form: AnyAdminForm }) {
  const text = texts[spelling];
  const { offer } = draft;
  if (!offer) return null;
  return (
    <section aria-label={text.title} className="panel mt-6 p-4 md:p-5">
      <p className="font-semibold">{text.title}</p>
      <p className="mt-1 text-stone-600">
        {formatMoment(offer.writtenAt)} {text.text} {offer.outdated && text.outdated}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={uploading}
          onClick={() => {
            offer.restore();
            markChanged();
          }}
        >
          {text.restore}
        </Button>
        <Button variant="quiet-danger" size="sm" onClick={offer.discard}>
          {text.discard}
        </Button>
      </div>
    </section>
  );
}
