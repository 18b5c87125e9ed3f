export type RichContent = Readonly<Record<string, unknown>>;

export type RichEditorProps = {
  label: string;
  /** Read once. Formulas in it carry the server's `html`. */
  initial: unknown;
  /** What is written can be read when it is wanted: making it anew at every letter would be felt. */
  onChange: (read: () => RichContent) => void;
};
