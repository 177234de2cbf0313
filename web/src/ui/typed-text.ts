/** What somebody typed, without spaces around it; nothing where that is nothing. */
export function typedText(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}
