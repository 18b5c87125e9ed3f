export interface Frame {
  readonly key: boolean;
  /** Milliseconds from the start. */
  readonly at: number;
  readonly data: Buffer;
}

const element = (id: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size, body]);
};
const text = (id: number, value: string) => element(id, Buffer.from(value));
const whole = (id: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
};
const float = (id: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

function cluster(frames: readonly Frame[]): Buffer {
  const start = Math.round(frames[0]!.at);
  const blocks = frames.map(({ key, at, data }) => {
    const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
    head.writeInt16BE(Math.round(at) - start, 1);
    return element(0xa3, head, data);
  });
  return element(0x1f43b675, whole(0xe7, start), ...blocks);
}

/** A file with its length and an index, so that players show both and can jump; a recorder of the browser writes neither. */
export function webm(
  frames: readonly Frame[],
  { width, height, milliseconds }: { width: number; height: number; milliseconds: number },
): Buffer {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    if (frame.key) groups.push([]);
    groups.at(-1)!.push(frame);
  }
  const clusters = groups.map(cluster);
  const info = element(
    0x1549a966,
    whole(0x2ad7b1, 1_000_000),
    float(0x4489, milliseconds),
    text(0x4d80, 'Sevenfold'),
    text(0x5741, 'Sevenfold'),
  );
  const picture = element(0xe0, whole(0xb0, width), whole(0xba, height));
  const track = element(0xae, whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), text(0x86, 'V_VP9'), picture);
  const tracks = element(0x1654ae6b, track);
  const indexAt = (positions: readonly number[]) =>
    element(
      0x1c53bb6b,
      ...groups.map(([first], index) =>
        element(
          0xbb,
          whole(0xb3, Math.round(first!.at)),
          element(0xb7, whole(0xf7, 1), whole(0xf1, positions[index]!)),
        ),
      ),
    );
  // Numbers take the same room whatever they are, so the index can be measured before it is known.
  const before = info.length + tracks.length + indexAt(groups.map(() => 0)).length;
  const positions = clusters.map((_, index) =>
    clusters.slice(0, index).reduce((sum, each) => sum + each.length, before),
  );
  const head = element(
    0x1a45dfa3,
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 4),
    whole(0x4285, 2),
  );
  return Buffer.concat([head, element(0x18538067, info, tracks, indexAt(positions), ...clusters)]);
}
