interface Pen {
  readonly transform: string;
  readonly lineWidth: number;
  readonly stroke: string;
  readonly fill: string;
  readonly opacity: number;
  readonly join: string;
  readonly cap: string;
  readonly dash: string;
}

const plain: Pen = {
  transform: '',
  lineWidth: 1,
  stroke: '#000000',
  fill: '#000000',
  opacity: 1,
  join: 'miter',
  cap: 'butt',
  dash: '',
};

/**
 * The part of pdfkit's document that the rows of a sheet draw with, as SVG: what lays out a sheet lays out a picture.
 * Only numbers, colours and outlines of ours get into it, never a text.
 */
export class SvgDocument {
  readonly elements: string[] = [];
  private pen = plain;
  private readonly pens: Pen[] = [];
  private outline = '';

  save(): this {
    this.pens.push(this.pen);
    return this;
  }
  restore(): this {
    this.pen = this.pens.pop() ?? plain;
    return this;
  }
  private with(change: Partial<Pen>): this {
    this.pen = { ...this.pen, ...change };
    return this;
  }
  translate(x: number, y: number): this {
    return this.with({ transform: `${this.pen.transform} translate(${x} ${y})` });
  }
  scale(factor: number): this {
    return this.with({ transform: `${this.pen.transform} scale(${factor})` });
  }
  lineWidth(lineWidth: number): this {
    return this.with({ lineWidth });
  }
  lineJoin(join: string): this {
    return this.with({ join });
  }
  lineCap(cap: string): this {
    return this.with({ cap });
  }
  dash(length: number, { space }: { space: number }): this {
    return this.with({ dash: `${length} ${space}` });
  }
  strokeColor(stroke: string): this {
    return this.with({ stroke });
  }
  fillColor(fill: string): this {
    return this.with({ fill });
  }
  fillOpacity(opacity: number): this {
    return this.with({ opacity });
  }
  moveTo(x: number, y: number): this {
    return this.path(`M${x} ${y}`);
  }
  lineTo(x: number, y: number): this {
    return this.path(`L${x} ${y}`);
  }
  rect(x: number, y: number, width: number, height: number): this {
    return this.path(`M${x} ${y}h${width}v${height}h${-width}Z`);
  }
  circle(x: number, y: number, r: number): this {
    return this.path(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
  }
  path(d: string): this {
    this.outline += d;
    return this;
  }
  fill(colour: string = this.pen.fill): this {
    return this.put(this.filled(colour));
  }
  stroke(colour: string = this.pen.stroke): this {
    return this.put(`fill="none" ${this.stroked(colour)}`);
  }
  fillAndStroke(fill: string, stroke: string): this {
    return this.put(`${this.filled(fill)} ${this.stroked(stroke)}`);
  }
  /** What a reader hears of a figure has no place in a picture. */
  markContent(): this {
    return this;
  }
  endMarkedContent(): this {
    return this;
  }

  private filled(colour: string): string {
    return `fill="${colour}"${this.pen.opacity < 1 ? ` fill-opacity="${this.pen.opacity}"` : ''}`;
  }
  private stroked(colour: string): string {
    const { lineWidth, join, cap, dash } = this.pen;
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    return `stroke="${colour}" stroke-width="${lineWidth}" stroke-linejoin="${join}" stroke-linecap="${cap}"${dashes}`;
  }
  private put(paint: string): this {
    const moved = this.pen.transform ? ` transform="${this.pen.transform.trim()}"` : '';
    this.elements.push(`<path d="${this.outline}" ${paint}${moved}/>`);
    this.outline = '';
    return this;
  }
}
