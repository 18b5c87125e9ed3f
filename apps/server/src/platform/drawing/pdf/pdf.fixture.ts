import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  readonly title: string;
  /** The text of each page, in the order in which it was drawn. */
  readonly pages: string[];
  /** The drawing operators of each page. */
  readonly operators: string[];
  readonly objects: string[];
}

/** Reads what pdfkit writes: objects one after another, streams deflated, text as glyph numbers with a map back. */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  if (!source.startsWith('%PDF-1.') || !source.trimEnd().endsWith('%%EOF'))
    throw new Error('not a whole PDF');
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)) {
    objects.set(id!, body!);
  }
  const reference = (object: string, name: string): string =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1] ?? '') ?? '';
  const pageObjects = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));

  const operators = pageObjects.map((body) => streamOf(reference(body, 'Contents')));
  const pages = pageObjects.map((body, index) => {
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name, id] of reference(body, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name!, lettersOf(streamOf(reference(objects.get(id!)!, 'ToUnicode'))));
    }
    return textOf(operators[index]!, fonts);
  });
  const info = [...objects.values()].find((body) => body.includes('/Title ')) ?? '';
  return { title: stringOf(reference(info, 'Title')), pages, operators, objects: [...objects.values()] };
}

function streamOf(object: string): string {
  const data = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object)?.[1];
  return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, list] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    [...list!.matchAll(/<([\da-f ]+)>/g)].forEach(([, code], index) => {
      const key = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, '0');
      letters.set(key, Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function textOf(operators: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, glyphs] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)!;
    else {
      const codes = [...glyphs!.matchAll(/<([\da-f]*)>/g)].flatMap(([, run]) => run!.match(/.{4}/g) ?? []);
      text += `${codes.map((code) => letters.get(code) ?? '').join('')}\n`;
    }
  }
  return text;
}

/** Texts with more than Latin letters are written in UTF-16, behind a mark. */
function stringOf(written: string): string {
  const bytes = Buffer.from(written.trim().slice(1, -1), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
