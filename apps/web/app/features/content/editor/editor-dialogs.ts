import type { NodeKey } from 'lexical';
import { createContext, useContext } from 'react';

/** What asks for more than a press. Given a node, it is that one which is edited. */
export interface EditorDialogs {
  openFormula(key?: NodeKey): void;
  openPicture(key?: NodeKey): void;
  openLink(): void;
}

const nothing = () => undefined;
export const EditorDialogsContext = createContext<EditorDialogs>({
  openFormula: nothing,
  openPicture: nothing,
  openLink: nothing,
});

export const useEditorDialogs = (): EditorDialogs => useContext(EditorDialogsContext);
