import { journey } from '../support/journey.ts';
import { button, css } from '../support/target.ts';

// No request leaves the machine: the tiles fail, and the page says so.
journey(
  'map on request',
  async (user) => {
    await user.open('/contact');
    await user.seesNot(css('.leaflet-container'));
    await user.click(button('Haritayı göster'));
    await user.sees(css('.leaflet-container .leaflet-control-zoom-in'));
    await user.click(css('.leaflet-control-zoom-in'));
    await user.sees('Harita şu an tam yüklenemiyor');
  },
  { allow: ['tile.openstreetmap.org'] },
);
