import { useState } from 'react';
import { addressLine, mapsLink } from '#app/shared/contact-links.ts';
import { Button } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { lazyPart } from '#app/ui/lazy-part.tsx';
import { PartFailed } from '#app/ui/part-failed.tsx';
import { PinShape } from '#app/ui/pin-shape.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

const LiveMap = lazyPart(() => import('#app/ui/live-map.tsx'), {
  waiting: <Spinner label="Harita yükleniyor..." className="h-full" />,
  failed: (retry) => <PartFailed what="Harita" retry={retry} className="h-full md:pl-[24rem]" />,
});

/** Loads Leaflet and contacts the tile server only after the visitor has asked for the map. */
export function ShowroomMap({ title }: { title: string }) {
  const site = useSite();
  const [wanted, setWanted] = useState(false);
  const [broken, setBroken] = useState(false);
  return (
    <section aria-labelledby="harita-baslik" className="relative">
      <div className="relative isolate h-[400px] overflow-hidden bg-[#eef0eb]">
        {wanted ? (
          <LiveMap
            lat={site.lat}
            lng={site.lng}
            label={`Showroom: ${site.address}`}
            onTileError={() => setBroken(true)}
          />
        ) : (
          <>
            <StreetDrawing />
            <div className="absolute inset-0 grid place-items-center content-center gap-5 max-md:pb-6 md:pl-[24rem]">
              <PinShape className="h-14 w-11 text-forest-800 drop-shadow" />
              <Button className="noscript:hidden" onClick={() => setWanted(true)}>
                Haritayı göster
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="wrap pointer-events-none inset-x-0 bottom-0 md:absolute md:pb-8">
        <div className="pointer-events-auto bg-white py-7 md:w-[21rem] md:rounded-board md:p-7 md:shadow-float">
          <h2 id="harita-baslik" className="text-h3">
            {title}
          </h2>
          <p className="mt-3 text-balance text-stone-600">{addressLine(site)}</p>
          {broken && (
            <p role="status" className="mt-3 text-sm">
              Harita şu an tam yüklenemiyor; adresi kendi harita uygulamanızda açabilirsiniz.
            </p>
          )}
          <p className="mt-3">
            <ExternalLink className="link inline-flex min-h-11 items-center gap-2" href={mapsLink(site)}>
              <Icon name="ext" className="size-5" />
              Haritada aç
            </ExternalLink>
          </p>
          {!wanted && (
            <p className="mt-1 text-stone-600 text-xs noscript:hidden">
              Harita, OpenStreetMap sunucularından yalnızca siz isterseniz yüklenir.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** A drawing in place of the map until it is asked for. */
function StreetDrawing() {
  return (
    <svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 h-full w-full opacity-60"
    >
      <path d="M0 300c180-40 260 30 420 10s240-90 420-60 260 90 600 60v90H0Z" fill="#cddbde" />
      <path
        d="M-20 210c200-40 380 10 560-20s380-80 920-40M240-20c30 120 10 180 60 320M620-20c-20 110 40 170 20 300M930-20c10 100-40 160-10 280M1180-20c-30 140 30 200 10 330M-20 90c320 30 640-30 1500 10"
        stroke="#fff"
        strokeWidth="9"
        fill="none"
      />
      <path
        d="M80-20c10 130-20 190 10 320M420-20c10 90-20 180 10 300M760-20c-10 90 20 160 0 270M1050-20c20 120-10 180 10 300M1330-20c-20 130 10 200-10 330M-20 150c400 20 800-30 1500 0M-20 30c500 20 900-20 1500 10"
        stroke="#fff"
        strokeWidth="4"
        fill="none"
      />
      <path d="M500 60h90v60h-90zM830 30h70v70h-70zM1090 70h60v90h-60z" fill="#d7e2d2" />
    </svg>
  );
}
