/** What a person is told of long work, at most every few seconds. */
export function progress(tell: (text: string) => void): (text: () => string) => void {
  let toldAt = performance.now();
  return (text) => {
    if (performance.now() - toldAt < 3_000) return;
    toldAt = performance.now();
    tell(text());
  };
}

/** `4.2 MB`, `310 kB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}
