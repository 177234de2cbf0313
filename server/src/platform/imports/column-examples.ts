import type { Deps } from '../feature.ts';
import { readHead } from './file-rows.ts';
import { sampleRows } from './guess-columns.ts';
import type { ImportRecord } from './import.store.ts';
import { openUpload } from './uploads/index.ts';

const mostExamples = 3;
const longestShown = 200;

/** Up to three different cells of each column out of the first rows of a file, which is read again for them. */
export async function columnExamples(
  deps: Pick<Deps, 'db' | 'storage'>,
  { uploadId, columns }: Pick<ImportRecord, 'uploadId' | 'columns'>,
): Promise<string[][]> {
  const { rows } = await readHead(openUpload(deps, uploadId), sampleRows);
  return columns.map((_column, at) => {
    const texts = rows.map((cells) => shown(cells[at]?.trim() ?? '')).filter((text) => text !== '');
    return [...new Set(texts)].slice(0, mostExamples);
  });
}

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
