/**
 * What of a PDF's object belongs to how a page looks. Numbers, names and texts may stand anywhere; of lists,
 * dictionaries and streams there is only what is named here. Each shape is one object: an object of the PDF is copied
 * once for each shape that it is met as.
 */
export interface Shape {
  /** Of a dictionary, also of a stream's. */
  readonly keys?: Readonly<Record<string, () => Shape>>;
  /** Of a dictionary whose names are its writer's own. */
  readonly each?: () => Shape;
  readonly items?: () => Shape;
  readonly isStream?: true;
  /** Of its subtypes, those that are meant. */
  readonly kinds?: ReadonlySet<string>;
  /** Programs leave references to it behind when it is deleted. */
  readonly mayBeMissing?: true;
}

const plain: Shape = { items: () => plain };
const named = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, () => plain]));
const always = (shape: Shape) => () => shape;
const mapOf = (shape: () => Shape) => always({ each: shape });
const listOf = (shape: () => Shape) => always({ items: shape });
const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const stream: Shape = { isStream: true };

/** `OC` of what is shown or not, and what such layers are. */
const layer: Shape = {
  keys: { ...named('Type Name Intent P'), OCGs: () => layer, VE: () => layer },
  items: () => layer,
  mayBeMissing: true,
};

/** Calibrations, profiles and what mixes inks, whichever kind it is. */
const colours: Shape = {
  keys: { ...named('WhitePoint BlackPoint Gamma Matrix N'), Alternate: () => colours, ...functionKeys() },
  items: () => colours,
  isStream: true,
};

function functionKeys(): NonNullable<Shape['keys']> {
  return {
    ...named('FunctionType Domain Range C0 C1 N Bounds Encode Decode Size BitsPerSample Order'),
    Functions: () => calculation,
  };
}

const calculation: Shape = { keys: functionKeys(), items: () => calculation, isStream: true };

const transparency: Shape = { keys: { ...named('Type S I K'), CS: () => colours } };

export const form: Shape = {
  keys: {
    ...named('Type Subtype FormType BBox Matrix'),
    Resources: () => resources,
    Group: () => transparency,
    OC: () => layer,
  },
  isStream: true,
};

/** A picture or a drawing, which are told apart by their subtype alone. */
const drawable: Shape = {
  keys: {
    ...form.keys,
    ...named('Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte Name'),
    ColorSpace: () => colours,
    Mask: () => drawable,
    SMask: () => drawable,
  },
  // A mask can be a list of colours.
  items: () => plain,
  isStream: true,
  kinds: setOf('Image Form'),
};

const softMask: Shape = {
  keys: { ...named('Type S BC'), G: () => form, TR: () => calculation },
};

const graphicsState: Shape = {
  keys: {
    ...named('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
    Font: listOf(() => font),
    TR: () => calculation,
    TR2: () => calculation,
    SMask: () => softMask,
  },
};

const shading: Shape = {
  keys: {
    ...named('ShadingType Background BBox AntiAlias Domain Matrix Coords Extend'),
    ...named('BitsPerCoordinate BitsPerComponent BitsPerFlag Decode VerticesPerRow'),
    ColorSpace: () => colours,
    Function: () => calculation,
  },
  isStream: true,
};

const pattern: Shape = {
  keys: {
    ...named('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: () => resources,
    Shading: () => shading,
    ExtGState: () => graphicsState,
  },
  isStream: true,
};

const fontFile: Shape = { keys: named('Subtype Length1 Length2 Length3'), isStream: true };
const characters: Shape = { keys: named('Registry Ordering Supplement') };
const characterMap: Shape = {
  keys: {
    ...named('Type CMapName WMode BaseEncoding Differences'),
    CIDSystemInfo: () => characters,
    UseCMap: () => characterMap,
  },
  isStream: true,
};

const fontDescriptor: Shape = {
  keys: {
    ...named(
      'Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading',
    ),
    ...named('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet Lang'),
    Style: always({ keys: named('Panose') }),
    FontFile: () => fontFile,
    FontFile2: () => fontFile,
    FontFile3: () => fontFile,
    CIDSet: () => stream,
  },
};

const font: Shape = {
  keys: {
    ...named('Type Subtype BaseFont Name FirstChar LastChar Widths FontBBox FontMatrix DW W DW2 W2'),
    FontDescriptor: () => fontDescriptor,
    Encoding: () => characterMap,
    ToUnicode: () => characterMap,
    DescendantFonts: listOf(() => font),
    CIDSystemInfo: () => characters,
    CIDToGIDMap: () => stream,
    CharProcs: mapOf(() => stream),
    Resources: () => resources,
  },
};

const resources: Shape = {
  keys: {
    ...named('ProcSet'),
    ExtGState: mapOf(() => graphicsState),
    ColorSpace: mapOf(() => colours),
    Pattern: mapOf(() => pattern),
    Shading: mapOf(() => shading),
    XObject: mapOf(() => drawable),
    Font: mapOf(() => font),
    Properties: mapOf(() => layer),
  },
};

export const page: Shape = {
  keys: {
    ...named('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit'),
    Resources: () => resources,
    Contents: always({ isStream: true, items: () => stream }),
    Group: () => transparency,
  },
};

/** How an annotation looks where it lies; what it does when it is touched isn't part of that. */
export const stamp: Shape = {
  keys: {
    ...named('Rect F AS'),
    AP: always({ keys: { N: always({ ...form, each: () => form }) } }),
    OC: () => layer,
  },
};

/** What a pen, a highlighter or a typed note left: many apps keep a student's handwriting so. */
export const drawnAnnotation: Shape = {
  keys: {
    ...stamp.keys,
    ...named(
      'Subtype Contents Name T M C CA ca Border IC BM InkList QuadPoints L LE Vertices LL LLE LLO Cap CL',
    ),
    ...named('IT RD Q DA'),
    BS: always({ keys: named('W S D') }),
    BE: always({ keys: named('S I') }),
  },
  kinds: setOf(
    'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink',
  ),
};

export const layers: Shape = {
  keys: {
    OCGs: () => layer,
    D: always({ keys: { ...named('BaseState'), ON: () => layer, OFF: () => layer } }),
  },
};

export const decoding: Shape = {
  keys: {
    ...named('K EndOfLine EncodedByteAlign Columns Rows EndOfBlock BlackIs1 DamagedRowsBeforeError'),
    ...named('Predictor Colors BitsPerComponent EarlyChange ColorTransform'),
    JBIG2Globals: () => stream,
  },
  items: () => decoding,
};
