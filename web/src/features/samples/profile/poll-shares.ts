/** What share of all votes each answer has; none of nothing. */
export function sharesOf(votes: readonly number[]): number[] {
  const all = votes.reduce((sum, count) => sum + count, 0);
  return votes.map((count) => (all === 0 ? 0 : count / all));
}
