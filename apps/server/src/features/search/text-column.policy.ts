/** Positions of one lexeme: the two upper bits are its weight, the others its place in the text, as the database has it. */
export const placeOf = (position: number): number => position & 0x3fff;
export const weightOf = (position: number): number => position >>> 14;

/** A lexeme of a text: its number, and how many positions it has, less one, in the lower byte. */
const numberOf = (entry: number): number => entry >>> 8;
const lengthOf = (entry: number): number => (entry & 0xff) + 1;

/**
 * One text of each design, as lexemes with their positions, packed: a bank has thousands of designs with some fifty
 * lexemes each, and as objects they would take ten times as much memory.
 */
export class TextColumn {
  #entries = new Uint32Array(1024);
  #positions = new Uint16Array(1024);
  #starts = new Uint32Array(64);
  #sizes = new Uint16Array(64);
  #positionStarts = new Uint32Array(64);
  #lengths = new Uint16Array(64);
  #used = 0;
  #usedPositions = 0;
  /** Entries of texts that were replaced since. */
  #wasted = 0;

  /** Puts a text in the place of what was there. It comes as `tsvectorsend` packs it; answers where it ends. */
  put(slot: number, packed: Buffer, from: number, numberOfLexeme: (lexeme: string) => number): number {
    this.clear(slot);
    const size = packed.readUInt32BE(from);
    this.#makeRoom(slot, size);
    this.#starts[slot] = this.#used;
    this.#sizes[slot] = size;
    this.#positionStarts[slot] = this.#usedPositions;
    let at = from + 4;
    for (let count = 0; count < size; count += 1) {
      const end = packed.indexOf(0, at);
      const lexeme = numberOfLexeme(packed.toString('utf8', at, end));
      const length = packed.readUInt16BE(end + 1);
      at = end + 3;
      this.#entries[this.#used] = lexeme * 256 + Math.max(0, length - 1);
      this.#used += 1;
      this.#positions = withRoom(this.#positions, this.#usedPositions + length + 1);
      // Without positions it counts as being somewhere, once.
      if (length === 0) this.#usedPositions += 1;
      for (let place = 0; place < length; place += 1, at += 2) {
        this.#positions[this.#usedPositions] = packed.readUInt16BE(at);
        this.#usedPositions += 1;
      }
    }
    this.#lengths[slot] = Math.min(this.#usedPositions - this.#positionStarts[slot]!, 0xffff);
    return at;
  }

  clear(slot: number): void {
    if (slot >= this.#sizes.length) return;
    this.#wasted += this.#sizes[slot]!;
    this.#sizes[slot] = 0;
    this.#lengths[slot] = 0;
  }

  /** How many positions a text has. */
  lengthOf(slot: number): number {
    return this.#lengths[slot] ?? 0;
  }

  /** Tells of every lexeme of a text. */
  each(slot: number, tell: (lexeme: number) => void): void {
    const start = this.#starts[slot]!;
    const end = start + (this.#sizes[slot] ?? 0);
    for (let at = start; at < end; at += 1) tell(numberOf(this.#entries[at]!));
  }

  /**
   * Notes where the positions begin, and how many there are, of those lexemes of a text that have a place: 0 is none.
   */
  find(slot: number, places: Uint8Array, starts: Uint32Array, lengths: Uint16Array): void {
    lengths.fill(0);
    const entries = this.#entries;
    const start = this.#starts[slot]!;
    const end = start + (this.#sizes[slot] ?? 0);
    let position = this.#positionStarts[slot]!;
    for (let at = start; at < end; at += 1) {
      const entry = entries[at]!;
      const place = places[numberOf(entry)]!;
      if (place !== 0) {
        starts[place] = position;
        lengths[place] = lengthOf(entry);
      }
      position += lengthOf(entry);
    }
  }

  /** Those of all texts, one behind the other. */
  get positions(): Uint16Array {
    return this.#positions;
  }

  /** Without what was replaced, once that is half of it. */
  compact(slots: number): void {
    if (this.#wasted * 2 < this.#used) return;
    const [entries, positions] = [this.#entries, this.#positions];
    this.#entries = new Uint32Array(this.#used - this.#wasted + 1024);
    this.#positions = new Uint16Array(1024);
    this.#used = 0;
    this.#usedPositions = 0;
    this.#wasted = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      const [start, size] = [this.#starts[slot]!, this.#sizes[slot]!];
      const [from, length] = [this.#positionStarts[slot]!, this.#lengths[slot]!];
      this.#makeRoom(slot, size);
      this.#positions = withRoom(this.#positions, this.#usedPositions + length);
      this.#entries.set(entries.subarray(start, start + size), this.#used);
      this.#positions.set(positions.subarray(from, from + length), this.#usedPositions);
      this.#starts[slot] = this.#used;
      this.#positionStarts[slot] = this.#usedPositions;
      this.#used += size;
      this.#usedPositions += length;
    }
  }

  #makeRoom(slot: number, entries: number): void {
    this.#entries = withRoom(this.#entries, this.#used + entries);
    this.#starts = withRoom(this.#starts, slot + 1);
    this.#sizes = withRoom(this.#sizes, slot + 1);
    this.#positionStarts = withRoom(this.#positionStarts, slot + 1);
    this.#lengths = withRoom(this.#lengths, slot + 1);
  }
}

interface Numbers<Self> {
  readonly length: number;
  set(values: Self, at?: number): void;
}

/** The same numbers with room for so many, and for a quarter more if it has to grow. */
export function withRoom<Column extends Numbers<Column>>(column: Column, length: number): Column {
  if (length <= column.length) return column;
  const grown = new (column.constructor as new (length: number) => Column)(Math.ceil(length * 1.25));
  grown.set(column);
  return grown;
}
