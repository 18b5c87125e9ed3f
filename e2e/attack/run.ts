import { cpus, loadavg } from 'node:os';
import type { AttackCase, Finding } from './attack-case.ts';
import { cases } from './cases.ts';
import type { Site } from './site.ts';
import { setStage } from './stage.ts';

interface Row extends Finding {
  readonly name: string;
  readonly where: string;
}

/** All of it; a case has its own bound. They only end what hangs: a busy machine takes several times as long as a quiet one. */
const mostMinutes = 120;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => cases.every((one) => one.name !== name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${cases.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const wanted = cases.filter(({ name }) => asked.length === 0 || asked.includes(name));
const rows: Row[] = [];
const begun = performance.now();
const loads = [loadavg()[0]!];

/** A case that takes too long or falls over has not held. */
async function note(
  { name, seconds }: AttackCase,
  where: string,
  work: () => Promise<Finding[]>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${seconds} s`)), seconds * 1000);
  });
  const found = await Promise.race([work(), tooLong])
    .catch((error: unknown): Finding[] => [{ variant: 'all', held: false, seen: String(error) }])
    .finally(() => clearTimeout(timer));
  for (const finding of found) {
    rows.push({ ...finding, name, where });
    console.error(
      `${finding.held ? 'held    ' : 'NOT HELD'} ${where} ${name}, ${finding.variant}: ${finding.seen}`,
    );
  }
  loads.push(loadavg()[0]!);
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function print(): void {
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1));
  const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
  console.log(
    `\n${rows.length} variants, ${rows.filter(({ held }) => !held).length} not held. Node ${process.version}, ${cpus().length} cores, load average ${least} to ${most}, ${minutes} minutes.\n`,
  );
  console.log('| case | variant | on | held | what was seen |\n| --- | --- | --- | --- | --- |');
  for (const { name, where, variants, held, seen } of together()) {
    const shown = variants.map((variant) => `\`${variant}\``).join(', ');
    console.log(`| ${name} | ${cell(shown)} | ${where} | ${held ? 'yes' : '**no**'} | ${cell(seen)} |`);
  }
}

/** Variants of which the same was seen, in one line. */
function together() {
  const lines: { name: string; where: string; variants: string[]; held: boolean; seen: string }[] = [];
  for (const { name, where, variant, held, seen } of rows) {
    const same = lines.find((line) => line.name === name && line.where === where && line.seen === seen);
    if (same) same.variants.push(variant);
    else lines.push({ name, where, variants: [variant], held, seen });
  }
  return lines;
}

let stop = async () => {};
let finishing: Promise<never> | undefined;
/** Once, whoever asks for it first: what is broken off goes on failing while everything is ended. */
const finish = (): Promise<never> => {
  finishing ??= (async () => {
    clearTimeout(overall);
    await stop();
    print();
    process.exit(rows.length > 0 && rows.every(({ held }) => held) ? 0 : 1);
  })();
  return finishing;
};
const fail = (seen: string) => rows.push({ name: 'all', where: '', variant: '', held: false, seen });
const overall = setTimeout(() => {
  fail(`not done within ${mostMinutes} minutes`);
  void finish();
}, mostMinutes * 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    fail('broken off');
    void finish();
  });
}

try {
  const stage = await setStage((end) => {
    stop = end;
  });
  for (const one of wanted) if ('on' in one) await note(one, 'its own', () => one.on(stage));
  const onSites = wanted.flatMap((one) => ('against' in one ? [one] : []));
  for (const open of onSites.length > 0 ? [stage.openDemo, stage.openProduction] : []) {
    const site: Site = await open();
    for (const one of onSites) await note(one, site.name, () => one.against(site));
  }
} catch (error) {
  fail(String(error));
}
await finish();
