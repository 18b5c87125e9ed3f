export interface LabelPiece {
  readonly text: string;
  readonly italic: boolean;
  readonly bold: boolean;
  readonly shift: 'below' | 'above' | undefined;
}

/**
 * The text of a drawing's label in pieces of one style: `*x*` is set in italics, `**v**` in bold, `_1` or `_{12}` below
 * and `^2` or `^{2+}` above the line. A backslash takes a sign as it is.
 */
export function labelPieces(text: string): LabelPiece[] {
  const pieces: LabelPiece[] = [];
  let [italic, bold] = [false, false];
  const put = (piece: string, shift?: LabelPiece['shift']): void => {
    const last = pieces.at(-1);
    if (last && last.italic === italic && last.bold === bold && last.shift === shift) {
      pieces[pieces.length - 1] = { ...last, text: last.text + piece };
    } else if (piece !== '') pieces.push({ text: piece, italic, bold, shift });
  };
  const tokens =
    /\\(?<escaped>.)|(?<stars>\*\*?)|(?<sign>[_^])(?:\{(?<group>[^}]*)\}|(?<one>.))|(?<plain>.)/gsu;
  for (const { groups = {} } of text.matchAll(tokens)) {
    const { escaped, stars, sign, group, one, plain } = groups;
    if (stars === '**') bold = !bold;
    else if (stars) italic = !italic;
    else if (sign) put(group ?? one ?? '', sign === '_' ? 'below' : 'above');
    else put(escaped ?? plain ?? '');
  }
  return pieces;
}
