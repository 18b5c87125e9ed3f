import type { SearchResult } from '@sevenfold/contract/search/search';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { loadStarterBank } from '../content/content.fixture.ts';
import { studentsWords } from './students-words.fixture.ts';

const test = await startTestApp();
it('x', async () => {
  const bank = await loadStarterBank(test);
  expect(bank).toBeGreaterThan(0);
  let first = 0,
    three = 0;
  const out: string[] = [];
  const t0 = performance.now();
  for (const [query, ...names] of studentsWords) {
    const answer = await test.app.inject(`/api/search?query=${encodeURIComponent(query)}`);
    const all = answer.json<SearchResult[]>();
    const topics = all.slice(0, 3).map((r) => (r.indexUid === 'sevenfold-topics' ? '' : 'Q:') + r.topic_name);
    const ok = (t: string | undefined) => t !== undefined && names.includes(t.replace('Q:', ''));
    if (ok(topics[0])) first += 1;
    if (topics.some(ok)) three += 1;
    if (!ok(topics[0]))
      out.push(
        `${topics.some(ok) ? 'later' : 'MISS '} ${query}: ${all
          .slice(0, 6)
          .map((r) => (r.indexUid === 'sevenfold-topics' ? '' : 'Q:') + r.topic_name + '@' + r.subject.slug)
          .join(' | ')}`,
      );
  }
  console.log(
    `${(performance.now() - t0) / studentsWords.length} ms each; first ${first} three ${three} of ${studentsWords.length}\n${out.join('\n')}`,
  );
}, 600000);
