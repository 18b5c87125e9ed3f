/** A text of one paragraph, as the server keeps it. */
export const richWords = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});

/** Headings, each with a paragraph below it. */
export const richParts = (...titles: readonly string[]) => ({
  root: {
    type: 'root',
    children: titles.flatMap((title) => [
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: title }] },
      { type: 'paragraph', children: [{ type: 'text', text: `About ${title}.` }] },
    ]),
  },
});
