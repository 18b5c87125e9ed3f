const resting = 'not all';

/**
 * A module that is loaded later brings its styles along, also those that a page has linked already: the router takes its
 * links away with the page, and marks them with `#` so that they aren't taken for the module's own. The same rules a
 * second time would have the whole page styled and laid out again, so they rest for as long as the page's link is there.
 */
export function restDoubleStyles(): void {
  new MutationObserver(() => {
    const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const linked = new Set(sheets.map(({ href }) => href));
    for (const sheet of sheets) {
      const media = linked.has(`${sheet.href}#`) ? resting : '';
      // Others have a medium of their own.
      if (sheet.media !== media && ['', resting].includes(sheet.media)) sheet.media = media;
    }
  }).observe(document.head, { childList: true });
}
