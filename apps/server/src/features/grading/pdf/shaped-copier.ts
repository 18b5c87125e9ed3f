import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { decoding, type Shape } from './sheet-shapes.ts';

/** What readers know to decode; another one may stand for a cipher, or for nothing at all. */
const filters: ReadonlySet<string> = new Set([
  ...['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'],
  ...['CCITTFaxDecode', 'DCTDecode', 'JPXDecode', 'JBIG2Decode'],
  ...['Fl', 'LZW', 'A85', 'AHx', 'RL', 'CCF', 'DCT'],
]);

/** Of objects, to readers that search a file for them instead of following its table. */
const endings = ['endobj', 'endstream'];

const subtype = PDFName.of('Subtype');

/** Copies objects into another document, as far as their shape goes. Throws where something of that shape is lost. */
export function shapedCopier(source: PDFContext, target: PDFContext) {
  const copies = new Map<Shape, Map<PDFRef, PDFRef>>();
  /** Not within each other: a chain of references may be longer than the stack is deep. */
  const waiting: (() => void)[] = [];

  function copy(object: PDFObject | undefined, shape: Shape): PDFObject | undefined {
    if (object instanceof PDFRef) return copyReferred(object, shape);
    if (object instanceof PDFArray) return shape.items && copyList(object, shape.items());
    if (object instanceof PDFStream) return shape.isStream && copyStream(object, shape);
    if (object instanceof PDFDict) return copyDictionary(object, shape);
    return copyPlain(object);
  }

  function copyReferred(reference: PDFRef, shape: Shape): PDFObject | undefined {
    const object = source.lookup(reference);
    if (!object) {
      if (shape.mayBeMissing) return undefined;
      throw new Error('something is missing');
    }
    if (!(object instanceof PDFArray || object instanceof PDFDict || object instanceof PDFStream)) {
      return copyPlain(object);
    }
    const ofShape = copies.get(shape) ?? new Map<PDFRef, PDFRef>();
    copies.set(shape, ofShape);
    const known = ofShape.get(reference);
    if (known) return known;
    const place = target.nextRef();
    ofShape.set(reference, place);
    waiting.push(() => target.assign(place, copy(object, shape) ?? PDFNull));
    return place;
  }

  const copyList = (list: PDFArray, shape: Shape): PDFArray => {
    const copied = PDFArray.withContext(target);
    for (const item of list.asArray()) copied.push(copy(item, shape) ?? PDFNull);
    return copied;
  };

  function copyDictionary(dictionary: PDFDict, shape: Shape): PDFDict | undefined {
    const { keys, each, kinds } = shape;
    if (!(keys || each)) return undefined;
    const kind = dictionary.lookup(subtype);
    if (kinds && kind instanceof PDFName && !kinds.has(wordOf(kind))) return undefined;
    const copied = PDFDict.withContext(target);
    for (const [key, value] of dictionary.entries()) {
      const name = wordOf(key);
      const found = keys && Object.hasOwn(keys, name) ? keys[name]!() : each?.();
      const kept = found && copy(value, found);
      if (kept) copied.set(key, kept);
    }
    return copied;
  }

  function copyStream(stream: PDFStream, shape: Shape): PDFRawStream | undefined {
    const dictionary = copyDictionary(stream.dict, { keys: {}, ...shape });
    return dictionary && copyContents(stream, dictionary);
  }

  /** As it was encoded, except that nothing in it looks like the end of an object. */
  function copyContents(stream: PDFStream, dictionary: PDFDict): PDFRawStream {
    const names = filtersOf(stream.dict);
    const settings = listed(stream.dict.lookup(PDFName.of('DecodeParms'))).map(
      (one) => copy(one, decoding) ?? PDFNull,
    );
    const { buffer, byteOffset, byteLength } = stream.getContents();
    let contents = Buffer.from(buffer, byteOffset, byteLength);
    const encode = (filter: string, encoded: Buffer) => {
      names.unshift(filter);
      if (settings.length > 0) settings.unshift(PDFNull);
      contents = encoded;
    };
    if (names.length === 0) encode('FlateDecode', deflateSync(contents));
    if (endings.some((ending) => contents.includes(ending))) {
      encode('ASCIIHexDecode', Buffer.from(`${contents.toString('hex')}>`));
    }
    dictionary.set(PDFName.of('Filter'), target.obj(names));
    if (settings.length > 0) dictionary.set(PDFName.of('DecodeParms'), target.obj(settings));
    return PDFRawStream.of(dictionary, contents);
  }

  function filtersOf(dictionary: PDFDict): string[] {
    return listed(dictionary.lookup(PDFName.of('Filter'))).map((one) => {
      const name = source.lookup(one);
      if (name instanceof PDFName && filters.has(wordOf(name))) return wordOf(name);
      throw new Error('nobody can decode this');
    });
  }

  return {
    copy,
    /** To be called when everything was asked for. */
    finish(): void {
      for (let next = waiting.pop(); next; next = waiting.pop()) next();
    },
  };
}

function copyPlain(object: PDFObject | undefined): PDFObject | undefined {
  if (object === undefined || object === PDFNull) return undefined;
  if (object instanceof PDFName || object instanceof PDFNumber || object instanceof PDFBool) return object;
  if (object instanceof PDFHexString) return PDFHexString.of(object.asString().replaceAll(/[^\da-f]/gi, ''));
  if (object instanceof PDFString) {
    const isPlain = !endings.some((ending) => object.asString().includes(ending));
    return isPlain ? object : PDFHexString.of(Buffer.from(object.asBytes()).toString('hex'));
  }
  throw new Error('something can’t be read');
}

/** As it is written: the names that are asked for have no letter that would be written as a number. */
export const wordOf = (name: PDFName): string => name.asString().slice(1);

const listed = (object: PDFObject | undefined): PDFObject[] => {
  if (object === undefined || object === PDFNull) return [];
  return object instanceof PDFArray ? object.asArray() : [object];
};
