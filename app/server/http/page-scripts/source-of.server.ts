// biome-ignore lint/suspicious/noExplicitAny: whatever a function takes, only its source is of interest.
type Runnable = (...given: any[]) => unknown;

/** A function for the browser, without its name, which nothing there calls it by. */
export const sourceOf = (run: Runnable): string => String(run).replace(/^function \w+/, 'function');
