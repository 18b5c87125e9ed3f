import { beforeAll, expect, it } from 'vitest';
import { startTestApp } from '/work/main/apps/server/test/test-app.ts';
import { loadStarterBank } from '/work/main/apps/server/src/features/content/content.fixture.ts';
import { starterBank } from '/work/main/content/starter-bank.ts';
import { seededRandom } from '/work/main/bench/random.ts';
const test = await startTestApp();
beforeAll(async () => { await loadStarterBank(test); });
it('holdout', async () => {
  const names = new Set<string>();
  const walk = (ts: readonly any[]) => { for (const t of ts) { names.add(t.name); walk(t.topics); } };
  for (const s of starterBank.subjects) if (!s.staffOnly) walk(s.topics);
  const r = seededRandom(42); const missed: string[] = []; let n = 0;
  for (const name of names) {
    const words = name.toLowerCase().split(' ');
    const i = words.reduce((b, w, k) => (w.length > words[b]!.length ? k : b), 0);
    const w = words[i]!; const at = 1 + r.below(w.length - 2); const k = r.below(4);
    const slip = k === 0 ? w.slice(0, at) + w.slice(at + 1) : k === 1 ? w.slice(0, at) + w[at] + w.slice(at) : k === 2 ? w.slice(0, at) + w[at + 1] + w[at] + w.slice(at + 2) : w.slice(0, at) + 'aeiou'[r.below(5)] + w.slice(at + 1);
    for (const q of [words.with(i, slip).join(' '), words.slice(0, i + 1).join(' ').slice(0, -2)]) {
      n++;
      const found = (await test.app.inject(`/api/search?query=${encodeURIComponent(q)}`)).json().slice(0, 5).map((x: any) => x.indexUid === 'sevenfold-topics' ? x.topic_name : `Q:${x.topic_name}`);
      if (!found.includes(name)) missed.push(`${q}: ${name} not in ${found.join(' | ')}`);
    }
  }
  console.log(`${n - missed.length} of ${n}\n${missed.join('\n')}`);
  expect(1).toBe(1);
});
