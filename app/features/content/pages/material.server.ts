import { definePage } from '../page.ts';
import { definePart } from '../part.ts';

const composition = definePart(
  'Profilin bileşimi',
  {
    parts: {
      kind: 'list',
      label: 'Bileşenler',
      item: 'Bileşen',
      hint: 'Ana sayfadaki ve Hakkımızda sayfasındaki çizim bu oranlarla çizilir; toplamı 100 olmalı.',
      min: 3,
      max: 3,
      fields: {
        percent: { kind: 'number', label: 'Yüzde', min: 1, max: 98 },
        name: { kind: 'text', label: 'Adı', max: 14 },
      },
    },
  },
  {
    parts: [
      { percent: '65', name: 'ahşap lifi' },
      { percent: '30', name: 'polimer' },
      { percent: '5', name: 'katkı' },
    ],
  },
  ({ parts }) => {
    const sum = parts.reduce((total, { percent }) => total + Number(percent), 0);
    return sum === 100 ? undefined : { parts: `Oranların toplamı 100 olmalı; şimdi ${sum}.` };
  },
);

export const material = definePage({ title: 'Malzeme', group: 'shared', address: null, parts: { composition } });
