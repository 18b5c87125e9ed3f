import type { PgColumn } from 'drizzle-orm/pg-core';

const signature = Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1');
/** No flags, no extension. */
const noMore = Buffer.alloc(8);
const textBytesPerUnit = 3;
const jsonbVersion = 1;
/** PostgreSQL counts from the year 2000. */
const epochMs = Date.UTC(2000, 0, 1);

/** Rows as PostgreSQL reads them in binary, https://www.postgresql.org/docs/current/sql-copy.html. */
export class BinaryRows {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  constructor() {
    this.#raw(signature);
    this.#raw(noMore);
  }

  get length(): number {
    return this.#length;
  }

  /** What was written since the last time. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafe(this.#bytes.length);
    this.#length = 0;
    return taken;
  }

  beginRow(columns: number): void {
    this.#int16(columns);
  }

  end(): void {
    this.#int16(-1);
  }

  nothing(): void {
    this.#int32(-1);
  }

  smallint(value: number): void {
    this.#int32(2);
    this.#int16(value);
  }

  integer(value: number): void {
    this.#int32(4);
    this.#int32(value);
  }

  boolean(value: boolean): void {
    this.#int32(1);
    this.#byte(value ? 1 : 0);
  }

  bytes(value: Buffer): void {
    this.#int32(value.length);
    this.#raw(value);
  }

  text(value: string): void {
    this.#counted(() => this.#characters(value));
  }

  jsonb(value: unknown): void {
    this.#counted(() => {
      this.#byte(jsonbVersion);
      this.#characters(JSON.stringify(value));
    });
  }

  moment(value: Date): void {
    this.#int32(8);
    this.#room(8);
    const microseconds = BigInt(value.getTime() - epochMs) * 1000n;
    this.#length = this.#bytes.writeBigInt64BE(microseconds, this.#length);
  }

  /** How long it is is only known when it is written. */
  #counted(write: () => void): void {
    const at = this.#length;
    this.#int32(0);
    write();
    this.#bytes.writeInt32BE(this.#length - at - 4, at);
  }

  #characters(value: string): void {
    this.#room(value.length * textBytesPerUnit);
    this.#length += this.#bytes.write(value, this.#length);
  }

  #raw(value: Buffer): void {
    this.#room(value.length);
    this.#length += value.copy(this.#bytes, this.#length);
  }

  #byte(value: number): void {
    this.#room(1);
    this.#length = this.#bytes.writeUInt8(value, this.#length);
  }

  #int16(value: number): void {
    this.#room(2);
    this.#length = this.#bytes.writeInt16BE(value, this.#length);
  }

  #int32(value: number): void {
    this.#room(4);
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + bytes));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

type Writer = (rows: BinaryRows, value: unknown) => void;

const writers: Readonly<Record<string, Writer>> = {
  smallint: (rows, value) => rows.smallint(value as number),
  integer: (rows, value) => rows.integer(value as number),
  boolean: (rows, value) => rows.boolean(value as boolean),
  text: (rows, value) => rows.text(value as string),
  jsonb: (rows, value) => rows.jsonb(value),
  bytea: (rows, value) => rows.bytes(value as Buffer),
  'timestamp (3) with time zone': (rows, value) => rows.moment(value as Date),
};

/** Writes the values of a column. */
export function writerOf(column: PgColumn): Writer {
  const type = column.getSQLType();
  const writer = writers[type];
  if (!writer) throw new Error(`the column ${column.name} is of type ${type}, which can't be copied yet`);
  return writer;
}
