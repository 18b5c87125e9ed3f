import type { SearchResult } from '@sevenfold/contract/search/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { bankOf } from './bank.fixture.ts';
import { queryWords } from './query-words.policy.ts';

const test = await startTestApp();
const accounts = accountsOf(test);
const bank = bankOf(test);
let staff = '';
let student = '';
let calculus = 0;
let differentiation = 0;
let economics = 0;

async function search(query: string, token?: string): Promise<SearchResult[]> {
  const answer = await accounts.get(`/api/search?query=${encodeURIComponent(query)}`, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const questionIds = async (query: string, token?: string) =>
  (await search(query, token))
    .filter(({ indexUid }) => indexUid === 'sevenfold-questions')
    .map(({ id }) => id);
const topicNames = async (query: string, token?: string) =>
  (await search(query, token))
    .filter(({ indexUid }) => indexUid === 'sevenfold-topics')
    .map((t) => t.topic_name);
const hitsOf = (result: SearchResult | undefined) =>
  result?._formatted.filter(({ hit }) => hit).map(({ text }) => text);

beforeAll(async () => {
  staff = (await accounts.signUpAs(2)).token;
  student = (await accounts.signUpAs(3)).token;
  const maths = await bank.subject('math-aa-hl', 'Math AA HL');
  calculus = await bank.topic(maths, 'Calculus');
  differentiation = await bank.topic(maths, 'Differentiation', calculus);
  await bank.topic(maths, 'The chain rule', differentiation);
  await bank.topic(maths, 'Integration', calculus);
  const algebra = await bank.topic(maths, 'Number and algebra');
  await bank.topic(maths, 'Binomial theorem', algebra);
  await bank.topic(maths, 'Complex numbers', algebra);
  economics = await bank.topic(await bank.subject('economics-hl', 'Economics HL', true), 'Monopoly');
});

describe('what is found', () => {
  it('is what a question teaches where no text says it, and comes after what says it', async () => {
    const taught = await bank.question(calculus, 'Find the area.', { taught: 'trapezoid wallaby' });
    expect(await questionIds('wallaby')).toEqual([taught]);
    expect(await questionIds('walaby')).toEqual([taught]);
    const said = await bank.question(calculus, 'A wallaby jumps.');
    expect(await questionIds('wallaby')).toEqual([said]);
    await bank.query('update questions set visible = false where id = any($1)', [[taught, said]]);
    expect(await questionIds('wallaby')).toEqual([]);
  });

  it('hides what only staff may see of what is taught, too', async () => {
    const id = await bank.question(economics, 'Find the price.', { taught: 'bandicoot' });
    expect(await questionIds('bandicoot')).toEqual([]);
    expect(await questionIds('bandicoot', staff)).toEqual([id]);
    await bank.query('update questions set visible = false where id = $1', [id]);
  });

  it.each([
    ['diferentiation', 'Differentiation'],
    ['bionomial', 'Binomial theorem'],
    ['diff', 'Differentiation'],
    ['integ', 'Integration'],
    ['derivative', 'Differentiation'],
    ['antiderivative', 'Integration'],
    ['chian rul', 'The chain rule'],
    ['complx nubmers', 'Complex numbers'],
    ['COMPLEX', 'Complex numbers'],
    ['math aa hl integration', 'Integration'],
    ['integration zzzzqqq', 'Integration'],
  ])('finds for %s the topic %s first', async (query, topic) => {
    expect((await topicNames(query))[0]).toBe(topic);
  });

  it('tells where a topic and a question are', async () => {
    const id = await bank.question(
      differentiation,
      'The curve $y = \\frac{x^2}{\\sqrt{3}}$ has a **tangent** at $P$.',
    );
    const [found] = await search('tangent');
    expect(found).toMatchObject({
      indexUid: 'sevenfold-questions',
      id,
      slug: 'differentiation',
      topic_name: 'Differentiation',
      questions_text: 'The curve y = x²/√3 has a tangent at P.',
      subject: { subject_name: 'Math AA HL', slug: 'math-aa-hl' },
      topic: { topic_name: 'Differentiation', slug: 'differentiation' },
      parent_topic: { topic_name: 'Calculus', slug: 'calculus', parent_topic: null },
    });
    const [topic] = await search('chain rule');
    expect(topic).toMatchObject({
      indexUid: 'sevenfold-topics',
      questions_text: null,
      parent_topic: { slug: 'differentiation', parent_topic: { slug: 'calculus' } },
    });
  });

  it('marks what matched, also where it was corrected, completed or means the same', async () => {
    await bank.question(differentiation, 'Find the **derivatives** of the hyperbola <b>here</b>.');
    const [corrected] = await search('hiperbola');
    expect(corrected?._formatted).toEqual([
      { text: 'Find the derivatives of the ', hit: false },
      { text: 'hyperbola', hit: true },
      { text: ' <b>here</b>.', hit: false },
    ]);
    const question = (await search('hyperbola differentiate')).find((one) => one.questions_text !== null);
    expect(hitsOf(question)).toEqual(['derivatives', 'hyperbola']);
    expect(hitsOf((await search('calcu'))[0])).toEqual(['Calculus']);
  });

  it('reads symbols and commands as words, and crops around the first match', async () => {
    await bank.question(
      calculus,
      `${'Some words come before. '.repeat(20)}Then $\\int \\sin\\theta\\,d\\theta$ wobbles.`,
    );
    const [found] = await search('wobbles theta');
    expect(hitsOf(found)).toContain('wobbles');
    const shown = found!._formatted.map(({ text }) => text).join('');
    expect(shown.length).toBeLessThan(180);
    expect(shown).toMatch(/^… /);
    expect(await questionIds('∫ θ wobbles')).toHaveLength(1);
  });

  it('answers nothing for nothing', async () => {
    for (const query of ['', '   ', '12 345', '???']) expect(await search(query)).toEqual([]);
    expect((await accounts.get('/api/search')).json()).toEqual([]);
  });

  it('finds a topic by its syllabus page where nothing else has the word', async () => {
    const page = (text: string) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    });
    const write = (topicId: number, text: string) =>
      bank.query(
        `insert into syllabuses (topic_id, title, content, updated_at) values ($1, 'Page', $2, now())`,
        [topicId, page(text)],
      );
    await write(differentiation, 'Gradients of wombats and of binturongs.');
    await write(economics, 'The price of binturongs.');
    await bank.question(calculus, 'A wombat digs.');
    expect(await topicNames('binturong')).toEqual(['Differentiation']);
    expect(await topicNames('binturong gradient')).toEqual(['Differentiation']);
    // A word that a page has is no slip for one that the lexicon has.
    await bank.question(calculus, 'A binturang climbs.');
    expect((await search('binturongs'))[0]).not.toHaveProperty('corrected_query');
    expect(await topicNames('binturong price')).not.toContain('Monopoly');
    expect(await topicNames('binturong price', staff)).toEqual(['Monopoly']);
    // What questions say comes first.
    const found = await search('wombats');
    expect(found.map(({ indexUid }) => indexUid)).toEqual(['sevenfold-questions']);
    await bank.query('delete from syllabuses');
  });

  it('shows one question of a design, and the next when that one is hidden', async () => {
    const first = await bank.question(calculus, 'A quokka runs 3 metres.', { design: 'quokka', variant: 0 });
    const second = await bank.question(calculus, 'A quokka runs 4 metres.', { design: 'quokka', variant: 1 });
    expect(await questionIds('quokka')).toEqual([first]);
    await bank.query('update questions set visible = false where id = $1', [first]);
    expect(await questionIds('quokka')).toEqual([second]);
    await bank.query('update questions set visible = true where id = $1', [first]);
    expect(await questionIds('quokka')).toEqual([first]);
    await bank.query('delete from questions where id = $1', [first]);
    expect(await questionIds('quokka')).toEqual([second]);
  });

  it('shows one question of a design that several topics have', async () => {
    const first = await bank.question(calculus, 'A numbat naps.', { design: 'numbat' });
    await bank.question(differentiation, 'A numbat naps.', { design: 'numbat', variant: 1 });
    expect(await questionIds('numbat')).toEqual([first]);
  });
});

describe('who finds what', () => {
  it('never shows a hidden question, nor corrects to a word that only it has', async () => {
    await bank.question(calculus, 'A xylophone sounds.', { visible: false });
    for (const token of [undefined, student, staff]) {
      for (const query of ['xylophone', 'xylofone', 'xyl']) expect(await search(query, token)).toEqual([]);
    }
    expect((await bank.query(`select from search_words where word like 'xyl%'`)).rowCount).toBe(0);
  });

  it('shows staff-only subjects to staff alone, also their words', async () => {
    const id = await bank.question(economics, 'Describe the oligopoly of Zanzibar.');
    expect(await questionIds('oligopoly', staff)).toEqual([id]);
    expect(await questionIds('oligoply', staff)).toEqual([id]);
    expect(await topicNames('monopoly', staff)).toEqual(['Monopoly']);
    for (const token of [undefined, student]) {
      for (const query of ['oligopoly', 'oligoply', 'monopoly', 'monopo', 'economics', 'zanzibar']) {
        expect(await search(query, token), query).toEqual([]);
      }
    }
    // A visitor's slip is mended with words that visitors may know, even where staff's words are nearer.
    await bank.question(calculus, 'Zanzibat.');
    expect(hitsOf((await search('zanzibarr'))[0])).toEqual(['Zanzibat']);
    expect(hitsOf((await search('zanzibarr', staff))[0])).toEqual(['Zanzibar']);
  });

  it('follows a subject that becomes, or ceases to be, for staff only', async () => {
    const art = await bank.subject('visual-art', 'Visual art');
    await bank.question(await bank.topic(art, 'Perspective'), 'Draw a kangaroo.');
    expect(await topicNames('perspective')).toEqual(['Perspective']);
    await bank.query('update subjects set staff_only = true where id = $1', [art]);
    expect(await search('perspective')).toEqual([]);
    expect(await search('kangaroo')).toEqual([]);
    expect(await questionIds('kangaroo', staff)).toHaveLength(1);
    await bank.query('update subjects set staff_only = false where id = $1', [art]);
    expect(await questionIds('kangaro')).toHaveLength(1);
    await bank.query('delete from questions where subject_id = $1', [art]);
    await bank.query('delete from subjects where id = $1', [art]);
    expect(await search('kangaroo perspective', staff)).toEqual([]);
  });

  it('lets visitors keep answers until the bank changes, and nobody keep what a token got', async () => {
    const first = await accounts.get('/api/search?query=calculus');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await test.app.inject({
      url: '/api/search?query=calculus',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await accounts.get('/api/search?query=calculus', staff)).headers['cache-control']).toBe(
      'private, no-store',
    );
  });
});

describe('the index follows the bank', () => {
  it('follows insert, change of text, hiding and deletion of a question', async () => {
    const id = await bank.question(calculus, 'A pelican dives.');
    expect(await questionIds('pelican')).toEqual([id]);
    await bank.query(`update questions set questions_text = 'A flamingo stands.' where id = $1`, [id]);
    expect(await questionIds('pelican')).toEqual([]);
    expect(await questionIds('flamingo')).toEqual([id]);
    await bank.query('update questions set visible = false where id = $1', [id]);
    expect(await questionIds('flamingo')).toEqual([]);
    await bank.query('update questions set visible = true where id = $1', [id]);
    expect(await questionIds('flamngo')).toEqual([id]);
    await bank.query('delete from questions where id = $1', [id]);
    expect(await questionIds('flamingo')).toEqual([]);
    expect(
      (await bank.query(`select from search_words where word in ('flamingo', 'pelican')`)).rowCount,
    ).toBe(0);
  });

  it('follows a topic to its new name and place, with what is below', async () => {
    const subject = await bank.subject('biology-hl', 'Biology');
    const cells = await bank.topic(subject, 'Cells');
    const membranes = await bank.topic(subject, 'Membranes', cells);
    const id = await bank.question(membranes, 'Explain osmosis.');
    expect(await questionIds('cells osmosis')).toEqual([id]);
    await bank.query(`update topics set topic_name = 'Compartments' where id = $1`, [cells]);
    expect(await topicNames('cells')).toEqual([]);
    expect(await topicNames('compartment membrane')).toEqual(['Membranes']);
    expect(await questionIds('compartments osmosis')).toEqual([id]);
    const genes = await bank.topic(subject, 'Genes');
    await bank.query('update questions set topic_id = $1 where id = $2', [genes, id]);
    expect((await search('osmosis'))[0]).toMatchObject({ topic_name: 'Genes' });
    await bank.query('delete from topics where id = $1', [cells]);
    expect(await topicNames('membranes')).toEqual([]);
  });

  it('has counted every word right after all that', async () => {
    const counted = `
      with counts as (
        select word, count(*) filter (where topic and not staff_only) as in_topics,
          count(*) filter (where not topic and not staff_only) as in_questions,
          count(*) filter (where topic and staff_only) as in_staff_topics,
          count(*) filter (where not topic and staff_only) as in_staff_questions
        from (
          select unnest(words) as word, staff_only, true as topic from search_topics
          union all select unnest(words), staff_only, false from search_questions
        ) used group by word
      )
      select * from counts full join (
        select word, in_topics, in_questions, in_staff_topics, in_staff_questions from search_words
      ) kept using (word, in_topics, in_questions, in_staff_topics, in_staff_questions)
      where counts is null or kept is null`;
    expect((await bank.query(counted)).rows).toEqual([]);
  });
});

describe('garbage', () => {
  it.each([
    `'`.repeat(200),
    '&|!:*<->()'.repeat(20),
    `'); drop table questions; --`,
    `\\' | \\'`,
    '💥🦘👩‍👩‍👧‍👦',
    '%_%_%',
    'a & b | !c',
    "o'hara's l'hôpital",
    'a',
    'the of and',
    'x'.repeat(200),
    'ab '.repeat(66),
    '\u202e\u0007\u200b',
    'ﬁ ﬂ Ⅷ ½',
    '<script>alert(1)</script> {{7*7}}',
  ])('answers %j with a list', async (query) => {
    expect(Array.isArray(await search(query))).toBe(true);
  });

  it.each(['/api/search?query=%00', `/api/search?query=${'x'.repeat(201)}`, '/api/search?query=a&query=b'])(
    'refuses %s',
    async (url) => {
      expect((await accounts.get(url)).statusCode).toBe(400);
    },
  );

  it.each([
    '/api/search?query=%ff',
    '/api/search?query=%',
    '/api/search?query[]=x',
    '/api/search/?query=calculus',
  ])('survives %s', async (url) => {
    expect((await accounts.get(url)).statusCode).toBeLessThan(500);
  });
});

describe('symbols', () => {
  it('have the same names in what is typed as in what is indexed', async () => {
    const blocks = [
      [0x370, 0x3ff],
      [0x2190, 0x22ff],
    ] as const;
    const symbols = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const { rows } = await bank.query(
      `select symbol, string_to_array(search_plain(symbol), ' ') as words from unnest($1::text[]) as symbol`,
      [symbols],
    );
    const named = rows.filter(({ words }) => words.length > 0);
    expect(named.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining([...'απω∫√']));
    for (const { symbol, words } of rows) expect(queryWords(symbol), symbol).toEqual(words);
  });
});
