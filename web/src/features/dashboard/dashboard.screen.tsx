import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Chain } from './chain.tsx';
import classes from './dashboard.module.css';
import { DashboardDocument, type DashboardQuery } from './dashboard.operations.generated.ts';
import { DemoPanel } from './demo-panel.tsx';
import { Figures } from './figures.tsx';
import { FirstStep } from './first-step.tsx';
import { MissingExcavator } from './missing-excavator.tsx';
import { News } from './news.tsx';
import { Needs } from './needs.tsx';
import { SeedProgress } from './seed-progress.tsx';

/** How soon the dashboard shows what came in, and how soon while demo data come in. */
const everyMs = 10_000;
const fillingMs = 3_000;

function isFilling(data: DashboardQuery | undefined): boolean {
  const seed = data?.dashboard.seed;
  return seed != null && seed.state !== 'failed';
}

export function DashboardScreen() {
  const query = useQuery({
    ...documentQuery(DashboardDocument, {}),
    refetchInterval: ({ state }) => (isFilling(state.data) ? fillingMs : everyMs),
  });
  return (
    <LoadRecord query={query} recordOf={(data) => data}>
      {(data) => <DashboardPage data={data} />}
    </LoadRecord>
  );
}

function DashboardPage({ data: { dashboard, installation } }: { data: DashboardQuery }) {
  const t = useMessages(navigationMessages);
  const isEmpty = dashboard.isEmpty && dashboard.seed === null;
  return (
    <article className={classes.page}>
      <h1>{t('dashboard')}</h1>
      {dashboard.seed && <SeedProgress seed={dashboard.seed} />}
      {isEmpty ? (
        <FirstStep demo={installation.demo} />
      ) : (
        <>
          <MissingExcavator waitingOffers={dashboard.chain.find(({ code }) => code === 'proposals')?.waiting ?? 0} />
          <Needs needs={dashboard.needs} breaks={dashboard.breaks} />
          <Figures {...dashboard} />
          <News news={dashboard.news ?? null} />
          {dashboard.chain.length > 0 && <Chain chain={dashboard.chain} />}
          {installation.demo && dashboard.seed?.state !== 'running' && <DemoPanel demo={installation.demo} />}
        </>
      )}
    </article>
  );
}
