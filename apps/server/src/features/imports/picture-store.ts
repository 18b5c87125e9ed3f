/** Where pictures of questions are kept. The same content has the same name, so keeping it twice is keeping it once. */
export interface PictureStore {
  /** Why it can't be a picture of a question, in words; nothing when it can. */
  flawOf(content: Buffer): Promise<string | undefined>;
  /** The address under which a picture with this hash is shown. */
  urlOf(hash: string): string;
  keep(hash: string, content: Buffer): Promise<void>;
  drop(hash: string): Promise<void>;
}
