/** A text with the part that was searched for marked, whatever its capitals. */
export function MarkedText({ text, match }: { text: string; match: string }) {
  const at = match === '' ? -1 : text.toLocaleLowerCase().indexOf(match.toLocaleLowerCase());
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + match.length)}</mark>
      {text.slice(at + match.length)}
    </>
  );
}
