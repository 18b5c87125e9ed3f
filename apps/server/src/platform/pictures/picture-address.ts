/** Where browsers find a picture. What is there never changes, so they may keep it. */
export const pictureUrl = (id: string): string => `/media/${id}.webp`;

/** Where the file storage has it. */
export const pictureKey = (id: string): string => `pictures/${id}.webp`;

/** The key of what an address shows; undefined for addresses of anything else. */
export function pictureKeyOf(url: string): string | undefined {
  const [, id] = /^\/media\/([0-9a-f]{32})\.webp$/.exec(url) ?? [];
  return id && pictureKey(id);
}
