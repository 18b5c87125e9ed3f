import { defineConfig } from 'vite';

/** What answers requests and counts them, with all that a start loads of it: some 300 files. */
const framework = [
  ...['fastify', 'abstract-logging', 'avvio', 'bintrees', 'fast-decode-uri-component', 'fast-querystring'],
  ...['fastify-plugin', 'fastq', 'find-my-way', 'light-my-request', 'prom-client', 'readable-stream', 'ret'],
  ...['reusify', 'rfdc', 'safe-regex2', 'secure-json-parse', 'semver', 'set-cookie-parser', 'tdigest'],
  'toad-cache',
  /^@fastify\/(busboy|compress|cookie|deepmerge|error|helmet|multipart|proxy-addr|send|static)$/,
];

/** Bundles our own code, our packages included; what comes from node_modules stays where it is. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'create-owner': 'src/create-owner.ts',
        'back-up': 'src/back-up.ts',
        restore: 'src/restore.ts',
        'move-to-postgres': 'src/move-to-postgres.ts',
        'read-xlsx.worker': 'src/features/imports/files/read-xlsx.worker.ts',
        'inspect-pdf.worker': 'src/features/grading/pdf/inspect-pdf.worker.ts',
        'report.worker': 'src/features/grading/pdf/report.worker.ts',
        'sheet.worker': 'src/features/saved/sheet/sheet.worker.ts',
        'print.worker': 'src/features/papers/print/print.worker.ts',
        'draw-text.worker': 'src/platform/drawing/draw-text.worker.ts',
        'marking.worker': 'src/features/replies/marking.worker.ts',
        'choosing.worker': 'src/features/papers/building/choosing.worker.ts',
        'typeset.worker': 'src/platform/typesetting/typeset.worker.ts',
      },
      // All in one folder: start-database.ts finds the migrations by its own place.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: [
      /^@sevenfold\//,
      // Each is a hundred files or more, which a start or every thread would have to open again.
      ...['@cantoo/pdf-lib', '@opentelemetry/api', 'drizzle-orm', 'jose', 'yaml', 'zod'],
      ...framework,
      // npm puts this version into a folder of each package that uses it, not into the one that the image of the product has.
      'lru-cache',
    ],
  },
});
