import { tsImport } from 'tsx/esm/api';

/** A thread doesn't get the loader that its process was started with: this one is given the source to run. */
await tsImport(process.argv[2], import.meta.url);
