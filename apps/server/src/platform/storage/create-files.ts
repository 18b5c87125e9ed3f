import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { diskFiles, type StorageLog } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

export const createFiles = ({ s3, dataDir }: Config, { now }: Clock, log: StorageLog): Files =>
  s3 ? s3Files({ ...s3, log }) : diskFiles({ dataDir, now, log });
