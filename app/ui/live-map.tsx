import 'leaflet/dist/leaflet.css';
import './live-map.css';
import { control, map as createMap, divIcon, marker, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PinShape } from './pin-shape.tsx';

const ZOOM = 13;
const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap katkıcıları</a>';

// Leaflet's stylesheet is in no layer, so that no class of ours could override its font.
const SITE_FONT = { fontFamily: 'var(--font-sans)' };

type LiveMapProps = {
  lat: number;
  lng: number;
  label: string;
  onTileError: () => void;
  /** Makes the marker movable; by pointer, or by a press on the map. */
  onMove?: (place: { lat: number; lng: number }) => void;
};

/** A separate chunk, loaded in the browser only: Leaflet needs `window`. */
export default function LiveMap({ lat, lng, label, onTileError, onMove }: LiveMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState<HTMLElement | null>(null);
  const tellTileError = useRef(onTileError);
  const tellMove = useRef(onMove);

  useEffect(() => {
    if (!box.current) return;
    // The wheel keeps scrolling the page; the buttons and pinching zoom.
    const map = createMap(box.current, { zoomControl: false, scrollWheelZoom: false }).setView([lat, lng], ZOOM);
    map.attributionControl.setPrefix(false);
    control.zoom({ position: 'topright', zoomInTitle: 'Yakınlaştır', zoomOutTitle: 'Uzaklaştır' }).addTo(map);
    tileLayer(TILES, { maxZoom: 19, attribution: ATTRIBUTION })
      .on('tileerror', () => tellTileError.current())
      .addTo(map);
    const icon = divIcon({ className: 'text-forest-800 drop-shadow', iconSize: [40, 52], iconAnchor: [20, 51] });
    const showroom = marker([lat, lng], {
      icon,
      title: label,
      alt: label,
      keyboard: false,
      draggable: Boolean(tellMove.current),
    }).addTo(map);
    if (tellMove.current) {
      showroom.on('dragend', () => tellMove.current?.(showroom.getLatLng()));
      map.on('click', ({ latlng }) => {
        showroom.setLatLng(latlng);
        tellMove.current?.(latlng);
      });
    }
    setPin(showroom.getElement() ?? null);
    box.current.focus({ preventScroll: true });
    return () => {
      setPin(null);
      map.remove();
    };
  }, [lat, lng, label]);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet moves and zooms the map by the keys once it has the focus */}
      <section ref={box} aria-label={label} tabIndex={0} className="h-full w-full" style={SITE_FONT} />
      {pin && createPortal(<PinShape />, pin)}
    </>
  );
}
