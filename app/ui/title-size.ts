const LONG = 44;

/** A title of a whole sentence in the largest letters would fill the screen. */
export const titleSize = (title: string) => (title.length > LONG ? 'text-h2' : 'text-h1');
