import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Everything by which the server reaches out, and who says where to. None of it is said by a request. */
const outgoing: Readonly<Record<string, string>> = {
  'platform/storage/s3-files.ts': 'S3_ENDPOINT',
  'platform/mail/mailer.ts': 'SMTP_URL',
  'features/content/payload-call.ts': 'CONTENT_SERVICE_URL',
  'features/billing/gateways/sandbox/send-event.ts': 'the server’s own address',
  'features/billing/gateways/razorpay/razorpay-api.ts': 'RAZORPAY_API_URL',
  'features/billing/gateways/stripe/stripe-client.ts': 'STRIPE_API_URL',
  'features/questions/transcripts/outside-recognition.ts': 'OCR_URL',
  'features/accounts/single-sign-on/provider-connection.ts': 'SSO_ISSUER',
};

const reachesOut =
  /\bfetch\(|createTransport\(|new Stripe\(|createRemoteJWKSet\(|discovery\(|from 'node:(?:https?|net|tls|dgram|http2)'.*(?:request|get|connect)/;

it('the server reaches out from known places only', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const entries = await readdir(folder, { recursive: true });
  const sources = entries.filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name) && !name.startsWith('development/'),
  );
  expect(sources.length).toBeGreaterThan(300);
  const found = await Promise.all(
    sources.map(async (name) => (reachesOut.test(await readFile(join(folder, name), 'utf8')) ? [name] : [])),
  );
  expect(found.flat().toSorted()).toEqual(Object.keys(outgoing).toSorted());
});
