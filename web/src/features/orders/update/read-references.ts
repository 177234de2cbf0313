/** The numbers that somebody wrote or pasted, each once for each time that it stands there. */
export function writtenReferences(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What files call the column of order numbers. */
const heads = /order|bestell|commande|encomenda|number|nummer|num[eé]ro|external|reference/i;

/** The numbers in a file: those of the column that is called so, else of the first one. */
export function referencesInFile(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const delimiter = ['\t', ';', ','].find((sign) => first.includes(sign));
  const head = cellsOf(first, delimiter);
  const named = head.findIndex((cell) => heads.test(cell) && !/\d/.test(cell));
  return lines
    .slice(named === -1 ? 0 : 1)
    .map((line) => cellsOf(line, delimiter)[Math.max(0, named)] ?? '')
    .filter((cell) => cell !== '');
}

function cellsOf(line: string, delimiter: string | undefined): string[] {
  if (delimiter === undefined) return [line.trim()];
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}
