import { testimonials } from '../../apps/web/app/features/site/home/home-content.ts';
import { figures, type Kit, makeKit } from './clip-figures.ts';
import { type Format, launchBrowser, openStudio, saveFilm } from './studio.ts';

const format: Format = { width: 640, height: 400, framesPerSecond: 15, bitrate: 260_000 };

/** What each clip says at its end, in the words of its story. */
const lines: Record<string, string> = {
  tangent: 'The sentence I never wrote',
  wave: 'Trigonometry, Easy to Hard',
  normal: 'One hour, two questions',
  scatter: 'Thirty minutes, five questions',
  orbit: 'Sent on Sunday, back on Tuesday',
  molecule: 'The two lines I needed',
};

interface Script {
  readonly figure: string;
  readonly kit: string;
  readonly who: string;
  readonly line: string;
  readonly format: Format;
}

/** Runs inside the browser: the figure draws itself, then the line is uncovered from the left. */
async function draw({ figure, kit, who, line, format: given }: Script): Promise<string> {
  const { canvas, pen, take } = window.openCamera(given);
  const read = <Made>(text: string) => new Function(`return (${text})`)() as Made;
  const drawFigure = read<(kit: Kit, t: number) => void>(figure);
  const tools = read<(pen: CanvasRenderingContext2D) => Kit>(kit)(pen);
  const seconds = { figure: 4.5, line: 1, rest: 1.5 };
  const count = (part: number) => Math.round(part * given.framesPerSecond);
  const drawn = count(seconds.figure);
  for (let frame = 0; frame < count(seconds.figure + seconds.line + seconds.rest); frame += 1) {
    pen.fillStyle = '#fbfaf7';
    pen.fillRect(0, 0, given.width, given.height);
    // The words stand above the figure: below, the player has its buttons.
    pen.save();
    pen.translate(64, 92);
    pen.scale(0.8, 0.8);
    drawFigure(tools, Math.min(1, frame / drawn));
    pen.restore();
    pen.fillStyle = tools.ink;
    pen.font = '560 17px Inter';
    pen.fillText(who, 32, 44);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 32 + (given.width - 32) * tools.between((frame - drawn) / count(seconds.line), 0, 1), 400);
    pen.clip();
    pen.font = '660 34px Bricolage';
    pen.fillText(line, 32, 90);
    pen.restore();
    await take();
  }
  return window.stillPicture(canvas);
}

const browser = await launchBrowser();
const studio = await openStudio(browser);
for (const { clip, name, course } of testimonials.entries) {
  const text = String(figures[clip]);
  // A method's text is no expression by itself.
  const figure = text.startsWith(clip) ? `function ${text}` : text;
  const script = { figure, kit: String(makeKit), who: `${name}, ${course}`, line: lines[clip] ?? '', format };
  await saveFilm(studio, clip, await studio.evaluate(draw, script), format);
}
await browser.close();
