import type { Holiday, Week, WrittenHours } from './hours.ts';

/** What staff can change of the company; until they do, the settings say it. */
export interface SiteFacts {
  name: string;
  phone: string;
  /** On the thank-you page. */
  emergencyPhone: string;
  email: string;
  /** Digits only, with the country code. */
  whatsapp: string;
  /** The first word of a chat about a product. */
  greeting: string;
  address: string;
  city: string;
  lat: number;
  lng: number;
  /** An empty address is not shown. */
  social: { facebook: string; instagram: string; x: string; linkedin: string };
  showroomHours: Week;
  workingHours: Week;
  holidays: Holiday[];
  // The company states two founding years, and both are kept: 2015 on the home page, 2016 on the about page.
  foundedHome: number;
  foundedAbout: number;
}

/**
 * The company, as pages show it; no page has any of it as a literal. Hours and days are put into words on the server, so
 * that pages carry no code for it.
 */
export interface Site extends Omit<SiteFacts, 'showroomHours' | 'workingHours' | 'holidays' | 'foundedHome'> {
  /** The public address: the operator's setting. */
  url: string;
  showroomHours: WrittenHours[];
  workingHours: WrittenHours[];
  /** Of the showroom, for search engines. */
  openingHours: object[];
  /** Those to come: "28 – 29 Ekim 2026". */
  holidays: { from: string; text: string; note: string }[];
  closedDays: object[];
  /** "2015’ten", as the home page says it. */
  sinceFounding: string;
  /** "2016’da", as the about page says it. */
  inFounding: string;
}

const NINE_TO_SIX = { from: '09:00', until: '18:00' };

/** What no setting says. */
export const FIRST_FACTS = {
  greeting: 'Merhaba',
  showroomHours: [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, null],
  workingHours: [
    NINE_TO_SIX,
    NINE_TO_SIX,
    NINE_TO_SIX,
    NINE_TO_SIX,
    NINE_TO_SIX,
    { from: '10:00', until: '15:00' },
    null,
  ],
  holidays: [],
  foundedHome: 2015,
  foundedAbout: 2016,
} satisfies Partial<SiteFacts>;
