type ByPeriod<Period extends string, Figures> = {
  last_days: readonly [Period, ...Period[]];
  byPeriod: Readonly<Record<Period, Figures>>;
};

/** The choice of a period, as the answers offer it. */
export const periodsOf = {
  label: 'period',
  of: ({ last_days }: { last_days: readonly string[] }) => last_days,
} as const;

/** The figures of what is chosen; of the first period before that. */
export function periodOf<Period extends string, Figures>(
  { last_days, byPeriod }: ByPeriod<Period, Figures>,
  choice: string,
): Figures {
  return byPeriod[last_days.find((period) => period === choice) ?? last_days[0]];
}
