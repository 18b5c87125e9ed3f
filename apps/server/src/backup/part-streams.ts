import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

interface Measure {
  readonly bytes: number;
  readonly sha256: string;
}

/** Lets everything pass and tells at the end what it was. */
function measuring(): { readonly stream: Transform; result(): Measure } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Tables shrink to a fifth; what people upload is compressed already and stays as it is. */
export async function writePart(path: string, source: Readable, options: { compress: boolean }) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measure = measuring();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  if (options.compress) await pipeline(source, createGzip({ level: 4 }), measure.stream, target);
  else await pipeline(source, measure.stream, target);
  return measure.result();
}

export async function measurePart(path: string): Promise<Measure> {
  const measure = measuring();
  measure.stream.resume();
  await pipeline(createReadStream(path), measure.stream);
  return measure.result();
}

export async function unpackPart(path: string, target: NodeJS.WritableStream): Promise<Measure> {
  const measure = measuring();
  await pipeline(createReadStream(path), measure.stream, createGunzip(), target);
  return measure.result();
}
