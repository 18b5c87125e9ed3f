/** The pages whose text staff may write, and what they say until somebody has. */
export interface DefaultPage {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly content: Record<string, unknown>;
}

const block = (type: string, children: readonly unknown[], more = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
});

const paragraphs = (...texts: string[]) => ({
  root: block(
    'root',
    texts.map((text) => block('paragraph', [{ type: 'text', version: 1, text, format: 0 }])),
  ),
});

const page = (slug: string, title: string, ...texts: string[]): DefaultPage => ({
  slug,
  path: `/${slug}`,
  title,
  content: paragraphs(...texts),
});

export const defaultPages: readonly DefaultPage[] = [
  page('terms', 'Terms of Service', 'The terms under which the academy offers its service.'),
  page('privacy', 'Privacy Policy', 'What the academy knows about its students, and what it does with it.'),
  page('refund-policy', 'Refund Policy', 'Subscriptions are neither refundable nor transferable.'),
  page('contact-us', 'Contact us', 'Write or call us from Monday to Friday, 11am to 7pm IST.'),
];

export const defaultPage = (slug: string): DefaultPage | undefined =>
  defaultPages.find((known) => known.slug === slug);
