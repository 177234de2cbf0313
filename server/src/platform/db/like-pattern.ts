/** A pattern for `like` and `ilike` that finds the text anywhere, its own % and _ taken literally. */
export function containing(text: string): string {
  return `%${literally(text)}%`;
}

/** A pattern that finds texts which begin so. */
export function startingWith(text: string): string {
  return `${literally(text)}%`;
}

/** A pattern that finds the text alone: with `ilike`, however its letters are written. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
