export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const beginsWith = (content: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => content[at + index] === letter.charCodeAt(0));

/** By what is in the file, whatever its name says. */
export function imageFormatOf(content: Uint8Array): ImageFormat | undefined {
  if (beginsWith(content, '\x89PNG\r\n\x1a\n')) return 'png';
  if (beginsWith(content, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(content, 'RIFF') && beginsWith(content, 'WEBP', 8)) return 'webp';
  if (beginsWith(content, 'GIF87a') || beginsWith(content, 'GIF89a')) return 'gif';
  return undefined;
}
