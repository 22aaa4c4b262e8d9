import { createContext, useContext } from 'react';

/** The request's short id, known while the server renders; in the browser the text that the server sent stays. */
export const RequestReference = createContext('');
export const useRequestReference = () => useContext(RequestReference);
