/** Stand-ins for rows of the table `colors`. */
export const sampleColors = [
  { name: 'Teak', color: '#9A6A3F' },
  { name: 'Ceviz', color: '#573B29' },
  { name: 'Antrasit', color: '#45494A' },
  { name: 'Gri', color: '#8C8C86' },
  { name: 'Kum', color: '#B79B74' },
  { name: 'Kızıl', color: '#7A3B2A' },
];
