export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const grouped = new Intl.NumberFormat('en-US');

/** `7,418` */
export function counted(value: number): string {
  return grouped.format(value);
}

/** `22.3k` */
export function shortCount(value: number): string {
  return `${(value / 1000).toFixed(1)}k`;
}
