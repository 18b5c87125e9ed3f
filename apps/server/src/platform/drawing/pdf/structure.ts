/** The kinds of elements of a tagged PDF that we use. */
type TagType =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Formula';

/** An element of the document. Rows of one paragraph share it, also across pages. */
export interface Tag {
  readonly type: TagType;
  /** What it shows, in words. */
  readonly alt?: string;
  /** What is read where the page shows less, such as a bare number. */
  readonly actual?: string;
  /** Of the head of a table. */
  readonly scope?: 'Column' | 'Row';
}

/**
 * What a listener hears: elements in the order in which they are drawn. Whatever is drawn within none of them, such as
 * the number of a page, is decoration that nobody is told of.
 */
export interface Structure {
  /** What is drawn by it belongs to the element, which lies in the one that is open. */
  within(tag: Tag, draw: () => void): void;
  /** Text of the element that is open. */
  content(draw: () => void): void;
  /** An element that is one thing, whatever it is drawn with: a figure, a formula. */
  whole(tag: Tag, draw: () => void): void;
  /** Lines, boxes and dots. */
  decoration(draw: () => void): void;
  end(): void;
}

interface Element {
  add(child: unknown): void;
  end(): void;
}

/** As pdfkit has it; its types lack some of the names. */
interface Tagging {
  struct(type: string, options?: object): Element;
  addStructure(element: Element): void;
  markStructureContent(type: string): unknown;
  markContent(type: string, options?: object): void;
  endMarkedContent(): void;
}

export function openStructure(document: PDFKit.PDFDocument): Structure {
  const tagging = document as unknown as Tagging;
  const root = tagging.struct('Document');
  tagging.addStructure(root);
  const elements = new WeakMap<Tag, Element>();
  const open: { readonly element: Element; readonly type: string }[] = [];
  /** Inside something that is marked nothing else may be. */
  let marked = false;

  function elementOf(tag: Tag): Element {
    let element = elements.get(tag);
    if (!element) {
      const { type, ...options } = tag;
      element = tagging.struct(type, options);
      (open.at(-1)?.element ?? root).add(element);
      elements.set(tag, element);
    }
    return element;
  }

  function marking(begin: () => unknown, draw: () => void): void {
    if (marked) {
      draw();
      return;
    }
    const content = begin();
    marked = true;
    draw();
    marked = false;
    tagging.endMarkedContent();
    if (content) open.at(-1)!.element.add(content);
  }

  const decoration = (draw: () => void): void => marking(() => void tagging.markContent('Artifact'), draw);

  function within(tag: Tag, draw: () => void): void {
    open.push({ element: elementOf(tag), type: tag.type });
    draw();
    open.pop();
  }

  function content(draw: () => void): void {
    const { type } = open.at(-1) ?? {};
    if (type === undefined) decoration(draw);
    else marking(() => tagging.markStructureContent(type), draw);
  }

  return {
    within,
    content,
    decoration,
    whole(tag, draw) {
      if (marked || open.length === 0) content(draw);
      else within({ ...tag }, () => content(draw));
    },
    end: () => root.end(),
  };
}

/** Of a document without tags. */
export const noStructure: Structure = {
  within: (_tag, draw) => draw(),
  content: (draw) => draw(),
  whole: (_tag, draw) => draw(),
  decoration: (draw) => draw(),
  end: () => undefined,
};
