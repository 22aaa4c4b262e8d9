/** The brand, as pages show it. It comes from the settings; no page has it as a literal. */
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

// The company states two founding years, and both are kept: 2015 on the home page, 2016 on the about page.
export const FOUNDED_HOME = 2015;
export const FOUNDED_ABOUT = 2016;
