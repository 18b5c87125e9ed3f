import { createContext, useContext } from 'react';

/** This request's nonce while rendering on the server; in the browser scripts hide theirs, so it is empty there. */
export const NonceContext = createContext('');

export const useNonce = (): string => useContext(NonceContext);
