import type { FileType } from '@sevenfold/contract/grading/grading.schema';
import { toast } from '~/ui/toast.ts';
import { api } from '../api.ts';
import { apiErrorOf } from '../api-error.ts';
import { saveFile } from '../save-file.ts';
import { downloadFailure, gradedSheetName } from './graded-sheet.rules.ts';

const linkTo = async (slug: string, fileType: FileType): Promise<string> =>
  (await api('GET /api/test/:slug/download-answer', { params: { slug }, query: { fileType } })).url;

async function fetchLink(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw await apiErrorOf(response);
  return response.blob();
}

/** What the student sent, for looking at it again. */
export const readSheet = async (slug: string): Promise<Blob> => fetchLink(await linkTo(slug, 'USER_FILE'));

export async function downloadGradedSheet(slug: string): Promise<void> {
  let link: string | undefined;
  try {
    link = await linkTo(slug, 'ADMIN_FILE');
    saveFile(await fetchLink(link), gradedSheetName(slug));
  } catch (error) {
    const failure = downloadFailure(error, link);
    if (failure.kind === 'open') openElsewhere(failure.url);
    else toast[failure.kind](failure.message);
  }
}

function openElsewhere(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  // Where pop-ups are blocked: the file is sent as an attachment, so the page stays.
  else window.location.assign(url);
}
