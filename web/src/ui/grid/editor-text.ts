import type { CellEditorKind } from './grid-types.ts';

/** A cell's text as its field shows it: each tag on a line of its own. */
export function fieldText(editor: CellEditorKind, value: string | null): string {
  if (value === null) return '';
  return editor === 'tags' ? tagsOf(value).join('\n') : value;
}

/** What was typed as the cell holds it; nothing but space takes away what stands there. */
export function valueText(editor: CellEditorKind, text: string): string | null {
  if (editor !== 'tags') return text.trim() === '' ? null : text.trim();
  const tags = tagsOf(text.replaceAll(/\r?\n/g, '|'));
  const [first] = tags;
  if (first === undefined) return null;
  // A lone tag with a comma is not to become several.
  return tags.length === 1 && /[,;]/.test(first) ? `${first} |` : tags.join(' | ');
}

function tagsOf(text: string): string[] {
  return text
    .split('|')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
