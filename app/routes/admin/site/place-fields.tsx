import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { lazyPart } from '#app/ui/lazy-part.tsx';
import { PartFailed } from '#app/ui/part-failed.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { FactsFormState } from './facts-form-state.ts';

const LiveMap = lazyPart(() => import('#app/ui/live-map.tsx'), {
  waiting: <Spinner label="Harita yükleniyor..." className="h-full" />,
  failed: (retry) => <PartFailed what="Harita" retry={retry} className="h-full" />,
});
/** About ten centimetres. */
const DECIMALS = 6;

/** The numbers can be typed; the map writes them too. */
export function PlaceFields({ form: { values, errors, markChanged } }: { form: FactsFormState }) {
  const fields = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<{ lat: number; lng: number }>();
  const [broken, setBroken] = useState(false);
  const input = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const read = (name: 'lat' | 'lng') => Number(input(name)?.value.replace(',', '.')) || 0;
  return (
    <>
      <div ref={fields} className="grid grid-cols-2 gap-5">
        <TextField
          name="lat"
          label="Enlem"
          required
          inputMode="decimal"
          defaultValue={values.lat}
          error={errors?.lat}
        />
        <TextField
          name="lng"
          label="Boylam"
          required
          inputMode="decimal"
          defaultValue={values.lng}
          error={errors?.lng}
        />
      </div>
      {start ? (
        <div className="isolate h-80 overflow-hidden rounded-board bg-stone-200">
          <LiveMap
            {...start}
            label="Showroom’un yeri: iğneyi sürükleyin ya da haritaya basın"
            onTileError={() => setBroken(true)}
            onMove={({ lat, lng }) => {
              for (const [name, value] of Object.entries({ lat, lng })) {
                const field = input(name);
                if (field) field.value = value.toFixed(DECIMALS);
              }
              markChanged();
            }}
          />
        </div>
      ) : (
        <div>
          <Button
            variant="outline"
            className="noscript:hidden"
            onClick={() => setStart({ lat: read('lat'), lng: read('lng') })}
          >
            <Icon name="pin" />
            Haritada seç
          </Button>
        </div>
      )}
      {broken && (
        <p role="status" className="hint">
          Harita şu an tam yüklenemiyor; enlem ve boylamı elle yazabilirsiniz.
        </p>
      )}
    </>
  );
}
