import { useFormat, useMessages, type Translate } from '../../i18n/index.ts';
import { dashboardMessages, type english } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';

type Seed = NonNullable<DashboardQuery['dashboard']['seed']>;

/** How far the demo data import has come. */
export function SeedProgress({ seed }: { seed: Seed }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const hasFailed = seed.state === 'failed';
  return (
    <section className={classes.banner} aria-labelledby="seeding">
      <header className={classes.sectionHeader}>
        <h2 id="seeding">{t('seeding')}</h2>
        <span className="tabular">{format.percent(seed.done / Math.max(1, seed.total))}</span>
      </header>
      <progress value={seed.done} max={seed.total} aria-label={t('seeding')} />
      <p className={classes.note}>{hasFailed ? t('seedFailed') : `${stepText(seed.step, t)}. ${t('seedText')}`}</p>
    </section>
  );
}

/** The server names the steps of the demo data import in English; the ones it has are known here. */
function stepText(step: string, t: Translate<typeof english>): string {
  const [, day, last] = /^day (\d+) of (\d+)$/.exec(step) ?? [];
  return day !== undefined && last !== undefined ? t('seedDay', { day, last }) : t('seedFirstDay');
}
