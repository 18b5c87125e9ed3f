import { DatabaseError } from 'pg';
import { AppError } from '../platform/app-error.ts';
import { BackupError, type Manifest } from './manifest.ts';

/** What an operator can do something about is said in one line; anything else comes with its stack. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  });
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupError ||
  error instanceof AppError ||
  error instanceof DatabaseError ||
  (error as NodeJS.ErrnoException).code !== undefined;

export const storageLog = {
  error: (details: object, message: string) => console.error(message, details),
};

export const figuresOf = ({ tables, files }: Manifest): string => {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const rows = sum(tables.map((table) => table.rows));
  const megabytes = sum([...tables, ...files].map(({ bytes }) => bytes)) / 1e6;
  const count = (number: number) => number.toLocaleString('en');
  return `${count(rows)} rows of ${tables.length} tables, ${count(files.length)} files, ${megabytes.toFixed(1)} MB`;
};

/** For the whole command, as far as it has come. */
export const seconds = (): string => `${process.uptime().toFixed(1)} s`;
