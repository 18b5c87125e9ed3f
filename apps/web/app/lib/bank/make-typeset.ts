import { sentOnce, type TypesetHtml } from '~/ui/typeset.tsx';

/** Makes typeset HTML of a string: for the document itself, or for data that is fetched while browsing. */
export type MakeTypeset = (html: string) => TypesetHtml;

export const typesetInData: MakeTypeset = (html) => ({ html });

/** Browsing asks for a page's data under an address that ends so; everything else is a document. */
export const typesetFor = (request: Request): MakeTypeset =>
  new URL(request.url).pathname.endsWith('.data') ? typesetInData : sentOnce;
