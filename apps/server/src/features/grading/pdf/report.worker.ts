import { parentPort } from 'node:worker_threads';
import type { Report } from './report.ts';
import { writeReport } from './write-report.ts';

parentPort!.once('message', (report: Report) => {
  void writeReport(report).then((content) =>
    parentPort!.postMessage(content, [content.buffer as ArrayBuffer]),
  );
});
