import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFPageLeaf,
  PDFPageTree,
  PDFString,
} from '@cantoo/pdf-lib';
import { largestSheetBytes } from '@sevenfold/contract/grading/grading.constants';
import { shapedCopier, wordOf } from './shaped-copier.ts';
import { drawnAnnotation, layers, page as pageShape, type Shape, stamp } from './sheet-shapes.ts';

/** Little is added to what came; a file that says the same thing many times over stays out. */
const mostBytes = 2 * largestSheetBytes;

type Copy = ReturnType<typeof shapedCopier>['copy'];

/** What keeps a sheet from being written anew. */
export class NotRewritable extends Error {
  constructor(readonly flaw: 'damaged' | 'elsewhere' | 'heavy') {
    super(`a sheet is ${flaw}`);
  }
}

const named = (name: string) => PDFName.of(name);

/**
 * The same pages in a PDF of our own writing: what they look like is taken over, piece by known piece, and whatever else
 * a PDF can hold stays behind. So two readers can't disagree about what is in it, as they do about files made for that.
 */
export async function rewritePdf(source: PDFDocument, leaves: readonly PDFPageLeaf[]): Promise<Uint8Array> {
  assertOnPages(source.catalog);
  const target = await PDFDocument.create({ updateMetadata: false });
  const { copy, finish } = shapedCopier(source.context, target.context);
  for (const leaf of leaves) addPage(target, leaf, copy);
  const shownLayers = copy(source.catalog.get(named('OCProperties')), layers);
  if (shownLayers) target.catalog.set(named('OCProperties'), shownLayers);
  finish();
  const objects = target.context.enumerateIndirectObjects();
  if (objects.reduce((bytes, [, object]) => bytes + object.sizeInBytes(), 0) > mostBytes) {
    throw new NotRewritable('heavy');
  }
  return target.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
}

/** Forms of this kind and collections of files show none of their content on a page. */
function assertOnPages(catalog: PDFDict): void {
  const fields = catalog.lookup(named('AcroForm'));
  const isElsewhere =
    catalog.has(named('Collection')) || (fields instanceof PDFDict && fields.has(named('XFA')));
  if (isElsewhere) throw new NotRewritable('elsewhere');
}

export function leavesOf(source: PDFDocument): PDFPageLeaf[] {
  const leaves: PDFPageLeaf[] = [];
  source.catalog.Pages().traverse((node) => {
    if (node instanceof PDFPageLeaf) leaves.push(node);
    // Some readers would show a page here.
    else if (!(node instanceof PDFPageTree)) throw new NotRewritable('damaged');
  });
  return leaves;
}

function addPage(target: PDFDocument, leaf: PDFPageLeaf, copy: Copy): void {
  const whole = PDFDict.fromMapWithContext(new Map(leaf.entries()), leaf.context);
  for (const name of PDFPageLeaf.InheritableEntries) {
    const inherited = leaf.getInheritableAttribute(named(name));
    if (inherited) whole.set(named(name), inherited);
  }
  const { catalog, context } = target;
  const map = new Map((copy(whole, pageShape) as PDFDict).entries());
  const annotations = annotationsOf(leaf).flatMap((one) => copyAnnotation(one, copy) ?? []);
  if (annotations.length > 0) {
    map.set(named('Annots'), context.obj(annotations.map((one) => context.register(one))));
  }
  map.set(named('Type'), named('Page')).set(named('Parent'), catalog.get(named('Pages'))!);
  catalog.Pages().pushLeafNode(context.register(PDFPageLeaf.fromMapWithContext(map, context, false)));
}

function annotationsOf(leaf: PDFPageLeaf): PDFDict[] {
  const list = leaf.lookup(named('Annots'));
  if (!(list instanceof PDFArray)) return [];
  const found = list.asArray().map((one) => leaf.context.lookup(one));
  return found.filter((one): one is PDFDict => one instanceof PDFDict);
}

/** Drawn ones stay what they are; of fields, links and all others there is only their picture. */
function copyAnnotation(annotation: PDFDict, copy: Copy): PDFDict | undefined {
  const kind = annotation.lookup(named('Subtype'));
  if (!(kind instanceof PDFName)) return undefined;
  const isDrawn = drawnAnnotation.kinds!.has(wordOf(kind));
  const pictures = annotation.lookup(named('AP'));
  const isPictured = pictures instanceof PDFDict && pictures.has(named('N'));
  if (kind === named('Widget')) assertShown(annotation, isPictured);
  if (kind === named('Popup') || !(isDrawn || isPictured)) return undefined;
  const shape: Shape = isDrawn ? drawnAnnotation : stamp;
  const copied = copy(annotation, shape) as PDFDict;
  copied.set(named('Type'), named('Annot'));
  if (!isDrawn) copied.set(named('Subtype'), named('Stamp'));
  return copied;
}

const hiddenFlag = 2;
const deepestField = 20;

/** A field that was filled in but not drawn is drawn by readers that know forms, and by us it would be lost. */
function assertShown(widget: PDFDict, isPictured: boolean): void {
  const flags = widget.lookup(named('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & hiddenFlag) !== 0) return;
  const catalog = widget.context.lookup(widget.context.trailerInfo.Root, PDFDict);
  const form = catalog.lookup(named('AcroForm'));
  const isToBeDrawn = form instanceof PDFDict && form.lookup(named('NeedAppearances')) === PDFBool.True;
  if (isPictured && !isToBeDrawn) return;
  let field: unknown = widget;
  for (let depth = 0; depth < deepestField && field instanceof PDFDict; depth += 1) {
    const value = field.lookup(named('V'));
    const isText = value instanceof PDFString || value instanceof PDFHexString;
    if (isText && value.decodeText().trim() !== '') throw new NotRewritable('elsewhere');
    field = field.lookup(named('Parent'));
  }
}
