/** Each with its number, which several may share. */
export type Objects = readonly (readonly [number: number, body: string | Buffer])[];

const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

function placed(objects: Objects): { body: Buffer; offsets: number[] } {
  let offset = header.length;
  const offsets: number[] = [];
  const pieces = objects.map(([number, body]) => {
    const piece = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(offset);
    offset += piece.length;
    return piece;
  });
  return { body: Buffer.concat([header, ...pieces]), offsets };
}

/** With a table that lists, of several objects of a number, the first: that is the one that readers open. */
export function withTable(objects: Objects): Buffer {
  const { body, offsets } = placed(objects);
  const size = Math.max(...objects.map(([number]) => number)) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const place = objects.findIndex(([one]) => one === number);
    return place === -1 ? '0000000000 65535 f \n' : `${String(offsets[place]).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${size}\n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}

/** With a table of the newer kind, in which these objects lie within a stream that doesn't say what it is. */
export function withHiddenStream(objects: Objects, hidden: readonly (readonly [number, string])[]): Buffer {
  const highest = Math.max(...[...objects, ...hidden].map(([number]) => number));
  const [holder, table] = [highest + 1, highest + 2];
  let at = 0;
  const places = hidden.map(([number, body]) => {
    const place = `${number} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const text = head + hidden.map(([, body]) => body).join(' ');
  const all: Objects = [
    ...objects,
    [
      holder,
      `<< /N ${hidden.length} /First ${head.length} /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ],
  ];
  const { body, offsets } = placed(all);
  const entries = Buffer.alloc((table + 1) * 7);
  const write = (number: number, kind: number, second: number, third: number) => {
    entries.writeUInt8(kind, number * 7);
    entries.writeUInt32BE(second, number * 7 + 1);
    entries.writeUInt16BE(third, number * 7 + 5);
  };
  for (const [index, [number]] of all.entries()) write(number, 1, offsets[index]!, 0);
  for (const [index, [number]] of hidden.entries()) write(number, 2, holder, index);
  write(table, 1, body.length, 0);
  const dictionary = `<< /Type /XRef /Size ${table + 1} /W [1 4 2] /Root 1 0 R /Length ${entries.length} >>`;
  return Buffer.concat([
    body,
    Buffer.from(`${table} 0 obj\n${dictionary}\nstream\n`),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

export const streamOf = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;

/** A page with a word on it. What else there is begins with object 10. */
export const pageWith = (catalogue = '', page = '', more: Objects = []): Objects => [
  [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
  [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 200] >>'],
  [3, `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`],
  [4, streamOf('BT /F1 20 Tf 30 90 Td (My answer) Tj ET')],
  [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ...more,
];

const link = (action: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [0 0 300 200] /Border [0 0 0] /A << /Type /Action ${action} >> >>`;
const script = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';
const file = '<< /Type /Filespec /F (setup.exe) /UF (setup.exe) /EF << /F 11 0 R >> >>';

/** Each as a reader of PDFs would obey it. */
export const hostileSheets: Readonly<Record<string, () => Buffer>> = {
  'a script at its opening': () => withTable(pageWith(`/OpenAction ${script}`)),
  'a script of its page': () => withTable(pageWith('', `/AA << /O ${script} >>`)),
  'a script by name': () => withTable(pageWith(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`)),
  'a script with its name in disguise': () =>
    withTable(pageWith('/OpenAction << /S /J#61vaScript /J#53 (1) >>')),
  'a second object of the same number': () =>
    withTable([[1, `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>`], ...pageWith()]),
  'a script in a stream that hides what it is': () =>
    withHiddenStream(pageWith('/OpenAction 10 0 R'), [[10, script]]),
  'a page in a stream that hides what it is': () => {
    const [catalogue, tree, page, ...rest] = pageWith('', `/AA << /O ${script} >>`);
    return withHiddenStream([catalogue!, tree!, ...rest, [3, pageWith()[2]![1]]], [[3, page![1] as string]]);
  },
  'a file on another computer': () =>
    withTable(
      pageWith('', `/Annots [${link('/S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit]')}]`),
    ),
  'a link': () => withTable(pageWith('', `/Annots [${link('/S /URI /URI (https://evil.example)')}]`)),
  'a program to start': () => withTable(pageWith('', `/Annots [${link('/S /Launch /F (cmd.exe)')}]`)),
  'a program to start at its opening': () => withTable(pageWith('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  'a file in it': () =>
    withTable(
      pageWith('/Names << /EmbeddedFiles << /Names [(setup.exe) 10 0 R] >> >> /AF [10 0 R]', '/AF [10 0 R]', [
        [10, file],
        [11, streamOf('MZ', '/Type /EmbeddedFile')],
      ]),
    ),
  'a file pinned to its page': () =>
    withTable(
      pageWith('', '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 20 20] /FS 10 0 R >>]', [
        [10, file],
        [11, streamOf('MZ', '/Type /EmbeddedFile')],
      ]),
    ),
  'a form that is sent': () =>
    withTable(
      pageWith('/AcroForm << /Fields [10 0 R] >>', '/Annots [10 0 R]', [
        [
          10,
          `<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (send) /Rect [0 0 90 90] /AP << /N 11 0 R >> /A << /S /SubmitForm /F (https://evil.example) >> /AA << /E ${script} >> >>`,
        ],
        [11, streamOf('0 0 1 rg 0 0 90 90 re f', '/Type /XObject /Subtype /Form /BBox [0 0 90 90]')],
      ]),
    ),
  'a chapter that acts': () =>
    withTable(
      pageWith('/Outlines 10 0 R', '', [
        [10, '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>'],
        [11, `<< /Title (Chapter) /Parent 10 0 R /A << /S /URI /URI (https://evil.example) >> >>`],
      ]),
    ),
  'a script behind a drawing': () =>
    withTable(
      pageWith('', '/Annots [10 0 R]', [
        [
          10,
          `<< /Type /Annot /Subtype /Square /Rect [0 0 90 90] /C [1 0 0] /A ${script} /AA << /E ${script} >> /Popup 11 0 R >>`,
        ],
        [11, `<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] /Parent 10 0 R /A ${script} >>`],
      ]),
    ),
  'a script among its fonts': () =>
    withTable(
      pageWith('', `/Metadata 10 0 R /PieceInfo << /X ${script} >>`, [
        [10, streamOf('<x/>', '/Type /Metadata')],
        [
          5,
          `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /A ${script} /Encoding << /AA ${script} >> >>`,
        ],
      ]),
    ),
  'objects within its content': () => {
    const inside = `q Q\nendstream\nendobj\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\n`;
    return withTable(pageWith('', '/Contents [4 0 R 10 0 R]', [[10, streamOf(inside)]]));
  },
};

/** Of a page that does nothing. */
export const noActs = {
  scripts: null,
  pageScripts: [null],
  files: null,
  opening: null,
  chapters: null,
  fields: null,
  touched: [],
};
