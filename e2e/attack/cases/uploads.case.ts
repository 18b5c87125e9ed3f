import {
  hostileSheets,
  noActs,
} from '../../../apps/server/src/features/grading/pdf/hostile-sheets.fixture.ts';
import { actsOf } from '../../../apps/server/src/features/grading/pdf/read-pdf.fixture.ts';
import { type Line, openLine } from '../../../apps/server/src/lines.fixture.ts';
import { answerSheet } from '../../journeys/answer-sheet.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import {
  expectStatus,
  finishedTest,
  formAround,
  formType,
  type Person,
  signUp,
  uploadSheet,
} from '../people.ts';
import { ask, askMeanwhile, inWords, type Site } from '../site.ts';

const stalledUploads = 25;

async function stalled(site: Site): Promise<Finding> {
  const [attacker, other] = [await signUp(site), await signUp(site)];
  const [slug, othersSlug] = [await finishedTest(site, attacker), await finishedTest(site, other)];
  const lines: Line[] = [];
  try {
    for (let count = 0; count < stalledUploads; count += 1) {
      const line = await openLine(site.port, { localAddress: '127.0.0.11' });
      lines.push(line);
      line.socket.write(
        `POST /api/test/${slug}/upload-answer HTTP/1.1\r\nHost: ${site.host}\r\nAuthorization: Bearer ${attacker.token}\r\n` +
          `Content-Type: ${formType}\r\nContent-Length: 19000000\r\n\r\n`,
      );
      line.socket.write(Buffer.concat([formAround().before, Buffer.alloc(200_000, '%PDF-1.7 ')]));
    }
    const { result, meanwhile } = await askMeanwhile(site, () =>
      uploadSheet(site, othersSlug, other, answerSheet({ pages: 2 })),
    );
    return {
      variant: `${stalledUploads} stalled uploads of one account`,
      held: result.status === 200 && meanwhile.served === meanwhile.asked,
      seen: `another account's sheet: ${result.status} after ${result.seconds.toFixed(1)} s; ${inWords(meanwhile)}`,
    };
  } finally {
    for (const { socket } of lines) socket.destroy();
  }
}

/** The sheet as it is handed out. */
async function handedOut(site: Site, slug: string, { token }: Person): Promise<Buffer> {
  const link = await ask(site, 'GET', `/api/test/${slug}/download-answer?fileType=USER_FILE`, { token });
  const { url } = expectStatus(link, 200, 'the link to a sheet').json();
  const { pathname, search } = new URL(url, `http://${site.host}`);
  return expectStatus(await ask(site, 'GET', pathname + search), 200, 'the sheet').body;
}

const traces = /JavaScript|app\.alert|evil\.example|setup\.exe|cmd\.exe|\/Launch|\/EmbeddedFile|\/URI/;

async function hostile(site: Site): Promise<Finding> {
  const student = await signUp(site);
  const slug = await finishedTest(site, student);
  const acting: string[] = [];
  const odd: string[] = [];
  let refused = 0;
  for (const [name, sheet] of Object.entries(hostileSheets)) {
    const { status } = await uploadSheet(site, slug, student, sheet());
    if (status === 400) refused += 1;
    else if (status !== 200) odd.push(`${name}: ${status}`);
    else {
      const content = await handedOut(site, slug, student);
      const acts = JSON.stringify(await actsOf(content));
      if (acts !== JSON.stringify(noActs) || traces.test(content.toString('latin1'))) acting.push(name);
    }
  }
  const count = Object.keys(hostileSheets).length;
  return {
    variant: `${count} hostile PDFs`,
    held: acting.length + odd.length === 0,
    seen: `${refused} refused, ${count - refused - odd.length} kept; ${
      acting.length + odd.length === 0 ? 'nothing in them acts' : [...acting, ...odd].join(', ')
    }`,
  };
}

export const uploads: AttackCase = {
  name: 'uploads',
  seconds: 900,
  against: async (site) => [await stalled(site), await hostile(site)],
};
