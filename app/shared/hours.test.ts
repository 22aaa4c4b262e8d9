import { expect, it } from 'vitest';
import { closedDays, describeWeek, hoursInWords, openingHours, type Week } from './hours.ts';

const nine = { from: '09:00', until: '18:00' };
const showroom: Week = [nine, nine, nine, nine, nine, nine, null];

it('joins neighbouring days with the same hours', () => {
  const ten = { from: '10:00', until: '15:00' };
  expect(describeWeek([nine, nine, nine, nine, nine, ten, null])).toEqual([
    { days: 'Pazartesi – Cuma', hours: '09:00 – 18:00' },
    { days: 'Cumartesi', hours: '10:00 – 15:00' },
    { days: 'Pazar', hours: 'Kapalı' },
  ]);
  expect(hoursInWords(describeWeek(showroom))).toBe('Pazartesi – Cumartesi 09:00 – 18:00, Pazar kapalı');
});

it('keeps days apart that have another day between them', () => {
  expect(describeWeek([nine, null, nine, nine, null, null, null]).map(({ days }) => days)).toEqual([
    'Pazartesi',
    'Salı',
    'Çarşamba – Perşembe',
    'Cuma – Pazar',
  ]);
});

it('tells search engines the open days and the holidays', () => {
  expect(openingHours(showroom)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '18:00',
    },
  ]);
  expect(closedDays([{ from: '2026-10-28', until: '2026-10-29', note: 'Cumhuriyet Bayramı' }])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-10-28',
      validThrough: '2026-10-29',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});
