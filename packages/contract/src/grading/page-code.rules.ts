/** What the code on a printed page says: whose page of which test it is, proved by the server's signature. */
export interface PageCode {
  readonly slug: string;
  /** Of the booklet, from 1. */
  readonly page: number;
  readonly check: string;
}

const pattern = /^SF1:(?<slug>[a-z0-9]{16,40}):(?<page>[1-9]\d{0,2}):(?<check>[0-9a-f]{8})$/;

export const pageCodeText = ({ slug, page, check }: PageCode): string => `SF1:${slug}:${page}:${check}`;

/** Undefined for any other code that happens to be on a photo. */
export function readPageCode(text: string): PageCode | undefined {
  const { slug, page, check } = pattern.exec(text)?.groups ?? {};
  return slug && page && check ? { slug, page: Number(page), check } : undefined;
}
