type Coverage = { readonly field: string; readonly share: number; readonly shareBefore: number | null };

const worryingDrop = 0.1;

/** Whether far fewer offers state the field than thirty days ago. */
export function isFallen({ share, shareBefore }: Coverage): boolean {
  return shareBefore !== null && shareBefore - share > worryingDrop;
}

export function fallenFields(coverage: readonly Coverage[]): readonly Coverage[] {
  return coverage.filter(isFallen);
}

export function shareOfField(coverage: readonly Coverage[], field: string): number | undefined {
  return coverage.find((one) => one.field === field)?.share;
}
