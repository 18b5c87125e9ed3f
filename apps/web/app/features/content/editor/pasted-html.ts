/** What other programs put on the clipboard, made plain before the editor reads it. */
interface Pasted {
  readonly html: string;
  readonly pictures: number;
  readonly hasWords: boolean;
}

export function readPasted(html: string): Pasted {
  // Styles go before anything is parsed: even a document that nobody sees would try to apply them.
  const unstyled = html.replaceAll(/<style\b[\s\S]*?(<\/style\s*>|$)/gi, '');
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  for (const element of body.querySelectorAll('script, meta, link, title')) element.remove();
  makeWordLists(body);
  const pictures = body.querySelectorAll('img').length;
  return { html: body.innerHTML, pictures, hasWords: (body.textContent ?? '').trim() !== '' };
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Word writes the items of a list as paragraphs that begin with their sign. */
function makeWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (last === undefined || paragraph.previousElementSibling !== last) open = [];
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(styleOf(span)),
    );
    const kind = /^[a-z0-9]{1,4}[.)]/i.test(sign?.textContent?.trim() ?? '') ? 'ol' : 'ul';
    sign?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(kind);
      const outer = open.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.append(item);
    paragraph.remove();
    last = open[0];
  }
}
