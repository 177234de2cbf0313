/** One measured line of bench/results.md. */
export type Figure = {
  work: string;
  /** What was measured, with unit. */
  figure: string;
  /** What it is held against, measured in the same run. */
  limit: string;
  /** figure / limit, when both are of one kind. */
  ratio: number | undefined;
  goal: string;
  isMet: boolean | undefined;
  command: string;
};

export function perSecond(count: number, seconds: number): string {
  return `${Math.round(count / seconds).toLocaleString('en')}/s`;
}

export function milliseconds(ms: number): string {
  return `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The results as a Markdown table, with the machine they were measured on. */
export function resultsPage(figures: readonly Figure[], machine: string, date: string): string {
  const rows = figures.map(({ work, figure, limit, ratio, goal, isMet, command }) =>
    [work, figure, limit, ratio === undefined ? '' : ratio.toFixed(2), goal, mark(isMet), `\`${command}\``].join(' | '),
  );
  return [
    '# Results',
    '',
    `Measured ${date} on ${machine}. Ratios are against the limit measured in the same run; times wobble on a shared machine. Written by \`npm run bench\`.`,
    '',
    'work | figure | limit beside it | ratio | goal | met | command',
    '---|---|---|---|---|---|---',
    ...rows,
    '',
  ].join('\n');
}

function mark(isMet: boolean | undefined): string {
  return isMet === undefined ? '' : isMet ? 'yes' : '**no**';
}
