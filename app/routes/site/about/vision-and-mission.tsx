import type { PictureView } from '#app/shared/images.ts';
import { Picture } from '#app/ui/picture.tsx';

export function VisionAndMission({ picture }: { picture: PictureView }) {
  return (
    <section className="wrap grid grid-cols-1 gap-x-joint gap-y-12 py-section lg:grid-cols-2 lg:items-center">
      <div className="photo aspect-[4/3] lg:mr-16 lg:aspect-[5/6]">
        <Picture
          picture={picture}
          alt="Bahçede, kum renkli kompozit deck ile çevrili havuz"
          sizes="(min-width: 1024px) 80vw, 90vw"
          maxWidth={1600}
          className="h-full w-full object-cover"
        />
      </div>
      <div className="grid grid-cols-1 gap-12 lg:pl-8">
        <div>
          <h2 className="text-h2">Vizyonumuz</h2>
          <p className="mt-4 max-w-[36em] text-stone-600">
            Türkiye’de dış mekân denince akla gelen ilk malzemenin, doğayı tüketmeden uzun yaşayan kompozit olmasını
            sağlamak; terasların, bahçelerin ve cephelerin on yıl sonra da ilk günkü gibi kullanıldığı şehirler görmek.
          </p>
        </div>
        <div className="border-stone-300 border-t pt-12">
          <h2 className="text-h2">Misyonumuz</h2>
          <p className="mt-4 max-w-[36em] text-stone-600">
            Ahşap lifini dayanıklı polimerle buluşturan, az bakım isteyen sistemler sunmak; her projeyi doğru ölçü,
            temiz montaj ve açık iletişimle, söz verdiğimiz günde teslim etmek.
          </p>
        </div>
      </div>
    </section>
  );
}
