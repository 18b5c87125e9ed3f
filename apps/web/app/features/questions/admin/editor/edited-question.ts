import { createContext } from 'react';

/** The id of the question that is edited: previews show its figures. A new one has none. */
export const EditedQuestion = createContext<number | undefined>(undefined);
