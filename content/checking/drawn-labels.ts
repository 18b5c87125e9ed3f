import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { labelBox, overlap } from '../figures/measure.ts';

/** What a figure has on a phone of 390 pixels, beside the margins of the page and of its card. */
const phoneWidth = 326;
/** Of the letters there, in pixels. */
const smallest = 9;
/** Square pixels that two labels may share: widths are estimates. */
const touching = 12;

/** Labels that can't be read: on one another, or too small on a phone. A variable is italic, as in the text. */
export function* drawnLabelIssues(name: string, { width, shapes }: Drawing): Generator<string> {
  const labels = shapes.filter((shape) => shape.kind === 'label');
  const boxes = labels.map(labelBox);
  for (const [index, label] of labels.entries()) {
    const over = boxes.findIndex((box, other) => other > index && overlap(box, boxes[index]!) > touching);
    if (over >= 0) yield `the drawing ${name}: ${label.text} and ${labels[over]!.text} stand on each other`;
    if (/^−?[a-z]$/.test(label.text)) {
      yield `the drawing ${name}: ${label.text} is upright; a variable is written *${label.text.at(-1)}*`;
    }
  }
  const size = Math.min(...labels.map((label) => label.size ?? 15));
  if (size * Math.min(1, phoneWidth / width) < smallest) {
    yield `the drawing ${name} is ${width} pixels wide: on a phone its labels are too small`;
  }
}
