/** What is wrong with a file that should be a PDF of answers. */
export type Flaw = 'not-a-pdf' | 'protected' | 'damaged' | 'elsewhere' | 'heavy';

/** What shows without opening it, in how it begins and ends. */
export function outerFlaw(content: Buffer): Flaw | undefined {
  const begin = content.subarray(0, 64).toString('latin1');
  // A blank line or a byte-order mark before it is common; anything else makes it something that is also a PDF.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(begin)) return 'not-a-pdf';
  const end = content.subarray(-2048).toString('latin1');
  const last = end.lastIndexOf('%%EOF');
  return last !== -1 && /^[\s\0]*$/.test(end.slice(last + 5)) ? undefined : 'damaged';
}
