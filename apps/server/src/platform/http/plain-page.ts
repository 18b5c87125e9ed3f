import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The site's own look as far as it goes without a file: its fonts and tokens are what a busy server would be asked for. */
const style =
  ':root{color-scheme:light dark;--paper:oklch(98.5% .005 95);--ink:oklch(22% .03 285);--soft:oklch(43% .025 285);--violet:oklch(48% .19 290)}' +
  '@media(prefers-color-scheme:dark){:root{--paper:oklch(17% .015 285);--ink:oklch(94% .01 285);--soft:oklch(77% .015 285);--violet:oklch(72% .15 290)}}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--soft);font:18px/1.55 Inter,system-ui,sans-serif}' +
  'main{max-width:30em;padding:2em 1.5em 6em;text-align:center;text-wrap:balance}svg{width:48px;fill:var(--violet)}' +
  'h1{margin:.7em 0 .5em;font-size:28px;line-height:1.15;color:var(--ink)}p{margin:0 0 1em}a{color:var(--violet);text-underline-offset:.2em}';
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M13.34 15.54A7.9 7.9 0 1 1 20.16 1.38A9.9 9.9 0 0 0 13.34 15.54ZM14.7 13.63A7.9 7.9 0 1 1 30.02 10.14A9.9 9.9 0 0 0 14.7 13.63ZM17.04 13.51A7.9 7.9 0 1 1 29.33 23.31A9.9 9.9 0 0 0 17.04 13.51ZM18.6 15.26A7.9 7.9 0 1 1 18.6 30.97A9.9 9.9 0 0 0 18.6 15.26ZM18.2 17.57A7.9 7.9 0 1 1 5.91 27.37A9.9 9.9 0 0 0 18.2 17.57ZM16.14 18.7A7.9 7.9 0 1 1 0.82 15.2A9.9 9.9 0 0 0 16.14 18.7ZM13.98 17.79A7.9 7.9 0 1 1 7.16 3.64A9.9 9.9 0 0 0 13.98 17.79Z"/></svg>';
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
  `<body><main>${mark}<h1>${escaped(title)}</h1><p>${escaped(words)}</p>` +
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
