import { createContext, useContext } from 'react';

const sent = typeof document === 'undefined' ? undefined : document.getElementById('page-styles')?.textContent;

/**
 * The styles that stand in a public page itself, so that a first visit is drawn without waiting for a second answer. The
 * browser takes over what was sent. Other pages have none: they link the whole stylesheet.
 */
export const PageStyles = createContext(sent);
export const usePageStyles = () => useContext(PageStyles);
