/** What the tab that opened the window receives on its channel. */
export type HandOver =
  | { readonly credential: string }
  | { readonly error: 'cancelled' | 'failed' | 'unavailable'; readonly message: string };

export function handOverPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The last page of the sign-in window. It speaks to the tab that opened it over a channel of our own origin,
 * since the visit to the provider has cut the tie between the two windows. Without a channel nobody listens,
 * so the window stays open for its words to be read.
 */
export function handOverPage(options: {
  siteName: string;
  nonce: string;
  channel: string | undefined;
  result: HandOver;
}): string {
  const { nonce, channel, result } = options;
  const siteName = escapeHtml(options.siteName);
  const failed = 'error' in result;
  const title = failed ? 'Sign-in not finished' : 'Signed in';
  const words = failed ? escapeHtml(result.message) : `You can go on in ${siteName}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${siteName}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto 0; max-width: 26rem; padding: 0 1rem; text-align: center }
  h1 { font-size: 1.5rem }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words}</p>
<p>You can close this window and return to the page you came from.</p>
</main>
<script type="application/json" id="hand-over">${escapeJson({ channel, result })}</script>
<script nonce="${nonce}">
  const { channel, result } = JSON.parse(document.getElementById('hand-over').textContent);
  history.replaceState(null, '', location.pathname);
  if (channel) {
    new BroadcastChannel(channel).postMessage(result);
    // A moment for the message to leave: some browsers drop it with the window.
    setTimeout(() => window.close(), 200);
  }
</script>
</body>
</html>
`;
}

/** JSON that can't end the script element that holds it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (words: string) =>
  words.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
