/** A return as people write it. */
export function returnName(number: number): string {
  return `R${number}`;
}
