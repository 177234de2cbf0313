/** Letters that no normal form takes apart. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
};
const undivided = new RegExp(`[${Object.keys(latin).join('')}]`, 'gu');

/**
 * A text as the last part of an address: lower case, letters and digits of any script (Latin ones without marks), hyphens between; "item" when
 * nothing is left. At most 80 characters. Where the slug is taken, `slugBeside` makes one that is not.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(undivided, (letter) => latin[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'item' : slug;
}

/** A slug for a record whose first choice is taken: the tail of its id tells it apart for ever. */
export function slugBeside(slug: string, id: string): string {
  return `${slug}-${id.replaceAll('-', '').slice(-8)}`;
}
