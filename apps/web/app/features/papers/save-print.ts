import { apiFile } from '~/lib/api.ts';
import { saveFile } from '~/lib/save-file.ts';
import { toast } from '~/ui/toast.ts';
import { type PrintChoice, printName } from './paper.rules.ts';

export async function savePrint(slug: string, choice: PrintChoice): Promise<void> {
  toast.info('Your PDF is on its way.');
  const { part, style } = choice;
  const file = await apiFile('GET /api/papers/:slug/pdf', { params: { slug }, query: { part, style } });
  saveFile(file, printName(choice, slug));
}
