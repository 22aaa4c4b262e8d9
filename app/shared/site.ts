/** The brand: what every page shows of the company. Comes from the settings, so no page carries it as a literal. */
export interface Site {
  name: string;
  url: string;
  phone: string;
  email: string;
  whatsapp: string;
  address: string;
  city: string;
  lat: number;
  lng: number;
  social: { facebook: string; instagram: string; x: string; linkedin: string };
}

// The company states two founding years; both readings are kept on purpose: the home page says 2015, the about page 2016.
export const FOUNDED_HOME = 2015;
export const FOUNDED_ABOUT = 2016;
