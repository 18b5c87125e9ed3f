import { plainWord, symbolName } from '@sevenfold/search-text/search-words';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** The words looked for, in all their forms; plain, as words are indexed. */
export class Forms {
  readonly #forms: ReadonlySet<string>;
  /** By the character of ASCII that a word begins with: most words of a text need no closer look. */
  readonly #begun = new Uint8Array(128);

  constructor(forms: Iterable<string>) {
    this.#forms = new Set(forms);
    for (const form of this.#forms) {
      this.#begun[form.charCodeAt(0)] = 1;
      this.#begun[form.toUpperCase().charCodeAt(0)] = 1;
    }
  }

  /** Whether this stretch of a text is one of them, or a sign with such a name. */
  has(text: string, start: number, end: number): boolean {
    if (this.#begun[text.charCodeAt(start)] === 0) return false;
    const piece = text.slice(start, end);
    return (
      this.#forms.has(plainWord(piece)) || (piece.length === 1 && this.#forms.has(symbolName(piece) ?? ''))
    );
  }
}

export const noForms = new Forms([]);

/** As much of a question as a line of results has room for. */
const longestText = 160;
/** What is shown before the first match, when the start had to be left out. */
const leadIn = 40;

/** A text in parts, those marked that are among the forms of the words looked for. Plain text, never HTML. */
export function highlight(text: string, forms: Forms): Part[] {
  const parts: Part[] = [];
  let told = 0;
  for (let hit = nextHit(text, 0, forms); hit; hit = nextHit(text, hit.end, forms)) {
    if (hit.start > told) parts.push({ text: text.slice(told, hit.start), hit: false });
    const last = parts.at(-1);
    const marked = text.slice(hit.start, hit.end);
    // Signs may stand next to each other.
    if (last?.hit) parts[parts.length - 1] = { text: last.text + marked, hit: true };
    else parts.push({ text: marked, hit: true });
    told = hit.end;
  }
  if (told < text.length) parts.push({ text: text.slice(told), hit: false });
  return parts;
}

/** The part of a text around its first match. */
export function crop(text: string, forms: Forms): string {
  if (text.length <= longestText) return text;
  const at = nextHit(text, 0, forms)?.start ?? 0;
  const wanted = at > longestText - leadIn ? at - leadIn : 0;
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + longestText >= text.length ? text.length : lastSpace(text, start + longestText, start);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function lastSpace(text: string, before: number, after: number): number {
  const space = text.lastIndexOf(' ', before);
  return space > after ? space : before;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The first word or sign from here on that is among the forms. A word begins with a letter. */
function nextHit(text: string, from: number, forms: Forms): Stretch | undefined {
  for (let at = from; at < text.length; ) {
    const kind = kindAt(text, at);
    const end = kind === letter ? endOfWord(text, at) : at + widthAt(text, at);
    if ((kind === letter || kind === sign) && forms.has(text, at, end)) return { start: at, end };
    at = end;
  }
  return undefined;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const kind = kindAt(text, end);
    if (kind !== letter && kind !== number) break;
    end += widthAt(text, end);
  }
  return end;
}

const [other, letter, number, sign] = [0, 1, 2, 3];

/** What every character of ASCII is: an expression for each would cost more than all the rest. */
const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < asciiKinds.length ? asciiKinds[code]! : kindOf(String.fromCodePoint(text.codePointAt(at)!));
}

function kindOf(character: string): number {
  if (/[\p{L}\p{M}]/u.test(character)) return letter;
  if (/\p{N}/u.test(character)) return number;
  return /[∫∑√∞]/.test(character) ? sign : other;
}

/** Some letters of formulas are two units of a string. */
const widthAt = (text: string, at: number): number => (text.codePointAt(at)! > 0xffff ? 2 : 1);
