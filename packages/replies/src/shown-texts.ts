/** The texts of fields that a page shows typeset; everything that typesets a question needs the same ones. */
export const shownTexts = (
  fields: readonly { label?: string | undefined; choices?: readonly string[] | undefined }[],
): string[] => fields.flatMap(({ label, choices = [] }) => [...(label ? [label] : []), ...choices]);
