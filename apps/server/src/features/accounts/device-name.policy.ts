type Clue = readonly [pattern: RegExp, name: string];

/** Most browsers also claim to be the ones they descend from, so the more particular names come first. */
const browsers: readonly Clue[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly Clue[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** No real user agent is longer; the rest of an absurd one isn't worth looking at. */
const longestLookedAt = 500;

const find = (clues: readonly Clue[], agent: string) => clues.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Chrome on Windows': only words of this list, so that nothing of the header reaches a page or an e-mail. */
export function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, longestLookedAt);
  const browser = find(browsers, agent);
  const system = find(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `A browser on ${system}` : 'An unknown browser';
}
