import { colours, contentOf, type Kit, openKit, page } from '../../../platform/drawing/pdf/kit.ts';
import { breakLines, drawLine, isDrawable } from '../../../platform/drawing/pdf/lines.ts';
import { dayInWords, moneyInWords } from '../emails/money-words.ts';
import { type Receipt, type ReceiptLine, totalOf } from './receipt.ts';

const left = 62;
const right = page.width - left;
const width = right - left;
/** More than this doesn't fit on the page; what came before is summed up. */
const mostLines = 16;
const lineHeight = 24;
const { quiet, violet, rule, ground } = colours;

/** One page to print and to keep. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const title = `Receipt ${receipt.number}`;
  const kit = openKit({
    title: `${title} \u2013 ${receipt.site.name}`,
    author: receipt.site.name,
    date: receipt.issuedAt,
  });
  const written = contentOf(kit.document);
  kit.document.addPage();
  await drawHead(kit, receipt);
  await drawParties(kit, receipt);
  drawFoot(kit, receipt, await drawLines(kit, receipt, 306));
  kit.document.end();
  return written;
}

async function drawHead(kit: Kit, { site }: Receipt): Promise<void> {
  kit.document.rect(0, 0, page.width, 8).fill(violet);
  kit.text(site.name, { x: left, baseline: 74, face: 'sansBold', size: 22, colour: violet });
  const y = await paragraph(kit, site.postalAddress, { x: left, y: 82, width: width * 0.55, colour: quiet });
  await paragraph(kit, site.supportEmail, { x: left, y, width: width * 0.55, colour: quiet });
  textRight(kit, 'Receipt', { baseline: 74, face: 'sansBold', size: 22 });
  line(kit, 144);
}

async function drawParties(kit: Kit, receipt: Receipt): Promise<void> {
  label(kit, 'Received from', left, 176);
  let y = 182;
  for (const name of receipt.buyerNames) {
    if (name.trim() === '' || !(await isDrawable(kit, name))) continue;
    y = await paragraph(kit, name.trim(), { x: left, y, width: width * 0.5, size: 12 });
    break;
  }
  await paragraph(kit, receipt.buyerEmail, { x: left, y: y + 2, width: width * 0.5, colour: quiet });
  const column = left + width * 0.6;
  const facts: [string, string][] = [
    ['Receipt number', receipt.number],
    ['Date', dayInWords(receipt.issuedAt)],
    ['Payment', 'by card'],
  ];
  facts.forEach(([name, value], index) => {
    const baseline = 176 + index * 20;
    label(kit, name, column, baseline);
    textRight(kit, value, { baseline, face: 'sans', size: 10.5 });
  });
}

/** Answers with where the lines end. */
async function drawLines(kit: Kit, receipt: Receipt, top: number): Promise<number> {
  const { document } = kit;
  document.rect(left, top - 46, width, 26).fill(ground);
  label(kit, 'Date', left + 10, top - 29);
  label(kit, 'Description', left + 130, top - 29);
  textRight(kit, 'Amount', { baseline: top - 29, face: 'sans', size: 9.5, colour: quiet, inset: 10 });
  let baseline = top - 2;
  for (const entry of shortened(receipt.lines)) {
    const at = entry.at ? dayInWords(entry.at) : '';
    kit.text(at, { x: left + 10, baseline, face: 'sans', size: 10.5 });
    const [first] = await breakLines(
      kit,
      [{ kind: 'text', text: entry.description, style: {} }],
      measure(width - 230),
    );
    if (first) drawLine(kit, first, { x: left + 130, baseline }, measure(width - 230));
    textRight(kit, moneyInWords(entry.amount, receipt.currency), {
      baseline,
      face: 'sans',
      size: 10.5,
      inset: 10,
    });
    line(kit, baseline + 9);
    baseline += lineHeight;
  }
  return baseline;
}

/** Renewals of years are summed up, so that the page stays one page. */
function shortened(
  lines: readonly ReceiptLine[],
): { at: Date | null; description: string; amount: number }[] {
  const shown = lines.slice(-mostLines).map(({ refunded, description, ...entry }) => ({
    ...entry,
    description: refunded ? `${description} (refunded)` : description,
  }));
  const earlier = lines.slice(0, -mostLines);
  if (earlier.length === 0) return shown;
  const amount = earlier.reduce((sum, entry) => sum + (entry.refunded ? 0 : entry.amount), 0);
  return [{ at: null, description: `${earlier.length} earlier payments`, amount }, ...shown];
}

function drawFoot(kit: Kit, receipt: Receipt, top: number): void {
  const { document } = kit;
  const baseline = top + 16;
  kit.text('Total', { x: left + 130, baseline, face: 'sansBold', size: 12 });
  const total = moneyInWords(totalOf(receipt), receipt.currency);
  textRight(kit, `${total} ${receipt.currency}`, { baseline, face: 'sansBold', size: 12, inset: 10 });
  const [stamp, colour] = totalOf(receipt) > 0 ? ['Paid', colours.Easy] : ['Refunded', quiet];
  document.save().lineWidth(1.4).strokeColor(colour);
  document.roundedRect(left, baseline - 19, kit.width(stamp, 'sansBold', 15) + 40, 28, 5).stroke();
  document.restore();
  kit.text(stamp, { x: left + 20, baseline, face: 'sansBold', size: 15, colour });
  const thanks = `Thank you for learning with ${receipt.site.name}. No signature is needed on this receipt.`;
  kit.text(thanks, { x: left, baseline: page.height - 52, face: 'sans', size: 9, colour: quiet });
}

const measure = (available: number, size = 10.5, colour: string = colours.ink) =>
  ({ size, width: available, colour, face: 'sans' }) as const;

/** Answers with where it ends. */
async function paragraph(
  kit: Kit,
  text: string,
  at: { x: number; y: number; width: number; size?: number; colour?: string },
): Promise<number> {
  const set = measure(at.width, at.size ?? 9.5, at.colour);
  const lines = await breakLines(kit, [{ kind: 'text', text, style: {} }], set);
  let y = at.y;
  for (const broken of lines.slice(0, 2)) {
    y += set.size * 1.4;
    drawLine(kit, broken, { x: at.x, baseline: y }, set);
  }
  return y;
}

function label(kit: Kit, text: string, x: number, baseline: number): void {
  kit.text(text, { x, baseline, face: 'sans', size: 9.5, colour: quiet });
}

function textRight(
  kit: Kit,
  text: string,
  at: { baseline: number; face: 'sans' | 'sansBold'; size: number; colour?: string; inset?: number },
): void {
  const { inset = 0, ...place } = at;
  kit.text(text, { ...place, x: right - inset - kit.width(text, at.face, at.size) });
}

function line(kit: Kit, y: number): void {
  kit.document.save().lineWidth(0.6).strokeColor(rule);
  kit.document.moveTo(left, y).lineTo(right, y).stroke();
  kit.document.restore();
}
