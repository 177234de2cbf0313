/** The text, or its beginning where it is longer than `most` UTF-16 units; no pair is halved, which no column of the database would hold. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd8_00 && last <= 0xdb_ff ? most - 1 : most);
}
