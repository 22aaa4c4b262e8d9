import { Picture } from '#app/ui/picture.tsx';
import type { AboutContent } from './content.ts';

export function VisionAndMission({ content }: { content: AboutContent['vision'] }) {
  const { picture, visionTitle, vision, missionTitle, mission } = content;
  return (
    <section className="wrap grid grid-cols-1 gap-x-joint gap-y-12 py-section lg:grid-cols-2 lg:items-center">
      <div className="photo aspect-[4/3] lg:mr-16 lg:aspect-[5/6]">
        <Picture
          picture={picture.picture}
          alt={picture.alt}
          sizes="(min-width: 1024px) 80vw, 90vw"
          maxWidth={1600}
          className="h-full w-full object-cover"
        />
      </div>
      <div className="grid grid-cols-1 gap-12 lg:pl-8">
        <div>
          <h2 className="text-h2">{visionTitle}</h2>
          <p className="mt-4 max-w-[36em] text-stone-600">{vision}</p>
        </div>
        <div className="border-stone-300 border-t pt-12">
          <h2 className="text-h2">{missionTitle}</h2>
          <p className="mt-4 max-w-[36em] text-stone-600">{mission}</p>
        </div>
      </div>
    </section>
  );
}
