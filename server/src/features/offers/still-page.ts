import { decodePage, findStated, type ShownItems, type StatedField, stillPage } from '@quarry/extraction/page';
import { marks, markText, markVisible, showSource } from './mark-text.ts';

/** A stored page to be shown, with the field that is looked for and the items that are outlined. */
export type StillPageTask = { bytes: Uint8Array; mediaType: string; field: StatedField; items: ShownItems | null };

/** A stored page as a document that does nothing, with what is looked for marked. A thread loads this. */
export function showStillPage({ bytes, mediaType, field, items }: StillPageTask): string {
  const { raw: mark } = field;
  const source = decodePage(bytes, mediaType).text;
  const place = mark === '' ? undefined : findStated(source, field, marks);
  if (place?.kind === 'shown') return stillPage(place.html, items);
  if (place) return showSource(stillPage(source, items), place.text, place);
  let isMarked = false;
  const shown = stillPage(source, items, (inside) => {
    const marked = markVisible(inside, mark);
    isMarked = marked !== undefined;
    return marked ?? inside;
  });
  return isMarked ? shown : markText(shown, mark, source);
}
