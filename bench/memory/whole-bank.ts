import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { removeDataFolder } from '../../e2e/product/remove-data-folder.ts';
import { drive } from '../load.ts';
import { bankComplete, type NewcomersProduct, startAsNewcomer } from '../start-as-newcomer.ts';

const paths = [
  '/',
  '/ibdp-question-bank',
  '/api/questions?subject=math-aa-sl&topic=functions&pageSize=10',
  '/api/questions?subject=physics-hl&pageSize=10',
  '/api/search?query=chain+rule',
];

/** A product that found its whole bank when it was started, after 2,000 requests. */
export async function withWholeBank<Result>(
  work: (product: NewcomersProduct) => Promise<Result>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const dataDir = await emptyFolder();
  try {
    const first = await startAsNewcomer(dataDir);
    await first.said(bankComplete);
    await first.stop();
    const product = await startAsNewcomer(dataDir, environment);
    try {
      await product.said(bankComplete);
      const asked = Array.from({ length: 2000 }, (_, index) => ({
        method: 'GET' as const,
        path: paths[index % paths.length]!,
      }));
      await drive(product.origin, asked, { connections: 8, seconds: 20 });
      return await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    await removeDataFolder(dataDir);
  }
}
