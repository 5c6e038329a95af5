import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/context/storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** Files in the bucket of the configuration; without one, in the data folder. */
export const createStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 === null ? createFolderStorage(join(dataDir, 'files')) : createS3Storage(s3);
