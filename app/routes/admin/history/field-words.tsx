import type { Piece } from '#app/features/history/compare-words.server.ts';

/** A text with what was taken out of it and put into it. */
export function FieldWords({ words }: { words: Piece[] | null }) {
  if (!words)
    return <p className="text-stone-600">Değişti. Metin çok uzun olduğu için değişen sözler gösterilmiyor.</p>;
  if (words.every(({ text }) => text === '')) return <span className="text-stone-600">boş</span>;
  return (
    <p className="diff wrap-anywhere whitespace-pre-line">
      {words.map(({ text, change }, index) => {
        const key = `${index} ${change}`;
        if (change === 'out') return <del key={key}>{text}</del>;
        if (change === 'in') return <ins key={key}>{text}</ins>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
