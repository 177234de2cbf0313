/** How many colours and dashes there are before they begin again. */
const lookCount = 8;
const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4', '4 2 1 2', '12 2'];

/** The colour of a series by its place. */
export function colorOf(index: number): string {
  return `var(--chart-${(index % lookCount) + 1})`;
}

/** The line of a series: told apart by its dashes as well as by its colour. */
export function strokeOf(index: number) {
  return { stroke: colorOf(index), strokeDasharray: dashes[index % lookCount] ?? '', strokeWidth: 2 };
}
