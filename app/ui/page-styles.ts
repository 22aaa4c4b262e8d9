import { createContext, useContext } from 'react';

const sent = typeof document === 'undefined' ? '' : (document.getElementById('page-styles')?.textContent ?? '');

/**
 * The styles stand in the page itself, so that a first visit is drawn without waiting for a second answer. The server
 * has them from its build; the browser takes over what was sent, so that no script carries them.
 */
export const PageStyles = createContext(sent);
export const usePageStyles = () => useContext(PageStyles);
