import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Pages of this origin may fetch files, as the bucket of every installation has to allow. */
const rulesFor = (origin: string) => `<CORSConfiguration><CORSRule>
  <AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
</CORSRule></CORSConfiguration>`;

/** A real S3 server on loopback, which checks signatures and their age. */
export async function startS3Server(bucket = 'sevenfold-files', origin?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'sevenfold-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: origin ? [rulesFor(origin)] : [] }],
  });
  keepWhole(server.store);
  const { port } = await server.run();
  let running = true;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    directory: join(directory, bucket),
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async stop() {
      if (!running) return;
      running = false;
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * As every real storage: a file is there with all of its bytes or as it was. This one would write over the file while
 * it comes in, so one that was broken off after a second try had arrived would leave half of it.
 */
function keepWhole(store: S3rver['store']): void {
  const putContent = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const coming = `${path}.${randomUUID()}`;
    try {
      const told = await putContent(coming, content);
      await rename(coming, path);
      return told;
    } catch (error) {
      await rm(coming, { force: true });
      throw error;
    }
  };
}
