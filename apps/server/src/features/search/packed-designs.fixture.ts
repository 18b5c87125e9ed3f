/** A design as the database packs it; texts are words with spaces between, of weight B, each its own lexeme. */
export interface WrittenDesign {
  readonly questionId: number;
  readonly topicId?: number;
  readonly copiesOf?: number;
  readonly staffOnly?: boolean;
  readonly sample?: boolean;
  readonly said: string;
  readonly taught?: string;
}

const weightB = 2 << 14;

export const packDesigns = (designs: readonly WrittenDesign[]): Buffer =>
  Buffer.concat(designs.flatMap((one) => [head(one), text(one.said), text(one.taught ?? '')]));

function head({
  questionId,
  topicId = 1,
  copiesOf,
  staffOnly = false,
  sample = true,
}: WrittenDesign): Buffer {
  const packed = Buffer.alloc(20);
  packed.writeInt32BE(questionId, 0);
  packed.writeInt32BE(topicId, 4);
  packed.writeUIntBE(copiesOf ?? questionId, 10, 6);
  packed.writeInt32BE(Number(staffOnly) * 2 + Number(sample) * 4, 16);
  return packed;
}

function text(words: string): Buffer {
  const placesOf = new Map<string, number[]>();
  for (const [place, word] of words.split(' ').filter(Boolean).entries()) {
    placesOf.set(word, [...(placesOf.get(word) ?? []), place + 1]);
  }
  const size = Buffer.alloc(4);
  size.writeUInt32BE(placesOf.size);
  const entries = [...placesOf].map(([word, places]) => {
    const numbers = Buffer.alloc(2 + 2 * places.length);
    numbers.writeUInt16BE(places.length);
    for (const [at, place] of places.entries()) numbers.writeUInt16BE(weightB | place, 2 + 2 * at);
    return Buffer.concat([Buffer.from(`${word}\0`), numbers]);
  });
  return Buffer.concat([size, ...entries]);
}
