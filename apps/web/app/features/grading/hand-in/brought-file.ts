let brought: { readonly slug: string; readonly file: File } | undefined;

/** A file that was chosen on the page of the grading and goes to the one where photos are read. */
export const bringFile = (slug: string, file: File): void => {
  brought = { slug, file };
};

/** The file for this test, once. */
export function takeBroughtFile(slug: string): File | undefined {
  const file = brought?.slug === slug ? brought.file : undefined;
  brought = undefined;
  return file;
}
