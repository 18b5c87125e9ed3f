/** A text of one paragraph, as the server keeps it. */
export const richWords = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});
