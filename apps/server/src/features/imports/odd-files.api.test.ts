import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../questions/editing/editing.fixture.ts';
import { xlsxOf, zipOf } from './files/zip.fixture.ts';
import { type StartedImports, startImports } from './imports.fixture.ts';

let work: StartedImports['work'];

beforeAll(async () => {
  ({ work } = await startImports());
});

describe('the way of an import', () => {
  it('says what is wrong with a file', async () => {
    const failed = await work.upload('questions', 'latin.csv', Buffer.from('key,text\ncaf\xe9,1', 'latin1'));
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining('not in UTF-8') });
    const zip = await work.upload('subjects', 'a.zip', zipOf([{ name: 'a.csv', content: 'slug\nx' }]));
    expect(zip).toMatchObject({ state: 'failed', message: expect.stringContaining('Only questions') });
    const empty = await work.upload('subjects', 'a.csv', 'slug,name\n\n');
    expect(empty).toMatchObject({ state: 'failed', message: 'The file has headers and no rows.' });
    const open = await work.upload('subjects', 'a.csv', `slug,name\n"a,b\n${'x'.repeat(60_000)}`);
    expect(open).toMatchObject({ state: 'failed', message: expect.stringContaining('quotation mark') });
  });

  const png = () => pictureOf('#333333');
  it.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    [
      'names that climb out',
      'up.zip',
      async () =>
        zipOf([
          { name: '../../etc/a.png', content: await png() },
          { name: 'q.csv', content: 'key\na' },
        ]),
      'leads out of it',
    ],
    [
      'a bomb',
      'bomb.zip',
      () => zipOf([{ name: 'q.csv', content: Buffer.alloc(60 * 1024 * 1024, 'a') }]),
      'times its size',
    ],
    [
      'a size that is a lie',
      'lie.zip',
      () => zipOf([{ name: 'q.csv', content: 'key,text\n'.repeat(1000), saidBytes: 10 }]),
      'damaged',
    ],
    [
      'a link',
      'link.zip',
      () => zipOf([{ name: 'q.csv', content: '/etc/passwd', mode: 0o120777 }]),
      'link to another file',
    ],
    ['a program', 'run.zip', () => zipOf([{ name: 'q.exe', content: 'MZ' }]), 'neither a sheet nor'],
    [
      'entities',
      'laughs.xlsx',
      () => xlsxOf('', [], '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
      'entities',
    ],
    ['a sheet that is none', 'x.xlsx', () => Buffer.from('no spreadsheet'), 'not an XLSX'],
    [
      'half an archive',
      'half.zip',
      () => zipOf([{ name: 'q.csv', content: 'key\na' }]).subarray(0, 40),
      'damaged',
    ],
  ])('fails with %s, in words', async (_, name, content, words) => {
    const failed = await work.upload('questions', name, await content());
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining(words) });
  });
});
