import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** Of Unix, as the archive keeps it. */
  readonly mode?: number;
  /** What the archive says of its size, when it lies. */
  readonly saidBytes?: number;
  readonly flags?: number;
}

const emptyPacked = deflateRawSync(Buffer.alloc(0));

/** An archive as programs write it, or as nobody should. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, saidBytes, flags = 0x800 } of entries) {
    const raw = Buffer.from(content as string);
    const packed = raw.length === 0 ? emptyPacked : deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(raw), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(saidBytes ?? raw.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), shared, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), shared, tail, nameBytes);
    offset += 4 + 26 + nameBytes.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\u0005\u0006'), end]);
}

/** A spreadsheet of one sheet, written by hand. */
export const xlsxOf = (sheetData: string, more: readonly ZipEntry[] = [], head = ''): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: 'xl/workbook.xml',
      content:
        '<?xml version="1.0"?><workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?>${head}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    },
    ...more,
  ]);
