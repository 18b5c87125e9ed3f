import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 1.5em;text-align:center}' +
  '@media(prefers-color-scheme:dark){body{background:#111418;color:#e8eaed}a{color:#9ec1ff}}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

export interface PlainPage {
  readonly title: string;
  readonly words: string;
  /** Comes back by itself after so many seconds, without a script. */
  readonly againAfterSeconds?: number;
  /** Where to go instead. */
  readonly link?: { readonly path: string; readonly words: string };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

const htmlOf = ({ title, words, againAfterSeconds, link }: PlainPage) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  (againAfterSeconds ? `<meta http-equiv="refresh" content="${againAfterSeconds}">` : '') +
  `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>` +
  `<body><main><h1>${escaped(title)}</h1><p>${escaped(words)}</p>` +
  (link ? `<p><a href="${escaped(link.path)}">${escaped(link.words)}</a></p>` : '') +
  '</main></body></html>';

export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** The shortest page there is, for when nothing shall be rendered. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(htmlOf(page));
