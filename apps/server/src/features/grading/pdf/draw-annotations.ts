import {
  commentPlace,
  crossPath,
  markPlace,
  strokePath,
  tickPath,
} from '@sevenfold/contract/grading/annotation-shape.rules';
import {
  type Annotation,
  colourValues,
  drawn,
  type Note,
  type Sign,
  type Stroke,
} from '@sevenfold/contract/grading/marking';
import { drawingSize, type Size } from '@sevenfold/contract/grading/page-space.rules';
import { drawText, widthOf, wrapped } from './plain-text.ts';

type Document = PDFKit.PDFDocument;

/** Draws on a page as it is shown, whose size is in points: the same shapes that the desk has on its screen. */
export function drawAnnotations(document: Document, page: Size, annotations: readonly Annotation[]): void {
  const size = drawingSize(page);
  document.save().scale(page.width / size.width);
  // What was written must stay readable, whatever was marked with the highlighter after it.
  for (const annotation of [...annotations].sort((a, b) => layer(a) - layer(b))) {
    document.save();
    draw(document, size, annotation);
    document.restore();
  }
  document.restore();
}

const layer = ({ kind }: Annotation) => (kind === 'highlighter' ? 0 : 1);

function draw(document: Document, size: Size, annotation: Annotation): void {
  switch (annotation.kind) {
    case 'pen':
    case 'highlighter':
      drawStroke(document, size, annotation);
      break;
    case 'tick':
    case 'cross':
      drawSign(document, size, annotation);
      break;
    case 'mark':
      drawMark(document, size, annotation);
      break;
    case 'comment':
      drawComment(document, size, annotation);
      break;
  }
}

function drawStroke(document: Document, size: Size, { kind, colour, points }: Stroke): void {
  document.lineCap('round').lineJoin('round').lineWidth(drawn[kind]).strokeColor(colourValues[colour]);
  if (kind === 'highlighter') document.strokeOpacity(drawn.highlighterOpacity);
  document.path(strokePath(points, size)).stroke();
}

function drawSign(document: Document, size: Size, { kind, x, y }: Sign): void {
  document.lineCap('round').lineJoin('round').lineWidth(drawn.signLine);
  document.strokeColor(kind === 'tick' ? colourValues.green : colourValues.red);
  document.path((kind === 'tick' ? tickPath : crossPath)({ x, y }, size)).stroke();
}

function drawMark(document: Document, size: Size, { text, ...at }: Note): void {
  const style = { size: drawn.markText, bold: true, colour: colourValues.red };
  drawText(document, text, markPlace(at, size, widthOf(document, text, style)), style);
}

function drawComment(document: Document, size: Size, { text, ...at }: Note): void {
  const style = { size: drawn.commentText, colour: colourValues.red };
  const inner = drawn.commentWidth - 2 * drawn.commentPadding;
  const lines = wrapped(document, text, style, inner);
  const height = lines.length * drawn.commentLine + 2 * drawn.commentPadding;
  const { x: left, y: top } = commentPlace(at, size, height);
  document.roundedRect(left, top, drawn.commentWidth, height, 6).fillOpacity(0.9).fill('#fff7f5');
  document.roundedRect(left, top, drawn.commentWidth, height, 6);
  document.lineWidth(1.5).strokeColor(colourValues.red).stroke();
  document.fillOpacity(1);
  for (const [index, line] of lines.entries()) {
    const baseline = top + drawn.commentPadding + index * drawn.commentLine + drawn.commentText;
    drawText(document, line, { x: left + drawn.commentPadding, baseline }, style);
  }
}
