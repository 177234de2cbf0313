import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { dashboardMessages, english } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';
import { stuckStage } from './stuck-stage.ts';
import { TargetLink } from './target-link.tsx';

type Stage = DashboardQuery['dashboard']['chain'][number];

/** The way from page to order as a picture: what each stage holds, what waits before it, and where it is held up. */
export function Chain({ chain }: { chain: readonly Stage[] }) {
  const t = useMessages(dashboardMessages);
  const stuckCode = stuckStage(chain);
  // Five and six stand in two rows.
  const columns = chain.length > 4 ? 3 : 4;
  return (
    <section className={classes.section} aria-labelledby="chain">
      <header className={classes.sectionHeader}>
        <h2 id="chain">{t('chain')}</h2>
        {stuckCode === undefined && <StatusDot tone="success" label={t('flows')} />}
      </header>
      <ol className={classes.chain} style={{ '--columns': columns } as CSSProperties}>
        {chain.map((stage) => (
          <ChainStage key={stage.code} stage={stage} isStuck={stage.code === stuckCode} />
        ))}
      </ol>
    </section>
  );
}

function ChainStage({ stage, isStuck }: { stage: Stage; isStuck: boolean }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <li className={classes.stage} data-stuck={isStuck}>
      <div className={classes.passage}>
        <IconArrowRight size={20} className={classes.arrow} aria-hidden />
        <span>
          <Waiting stage={stage} />
        </span>
        {isStuck && (
          <span className={classes.stuck}>
            <IconAlertTriangle size={14} aria-hidden />
            {t('stuckHere')}
          </span>
        )}
      </div>
      <TargetLink target={stage.target} className={classes.stock}>
        <strong className={classes.figureValue}>{format.number(stage.count)}</strong>
        <span>{namedText(t, english, 'stage', stage.code)}</span>
      </TargetLink>
    </li>
  );
}

const waitingKeys = {
  pages: 'waits.pages',
  offers: 'waits.offers',
  proposals: 'waits.proposals',
  products: 'waits.products',
  feed_rows: 'waits.feed_rows',
  orders: 'waits.orders',
} as const;

function Waiting({ stage }: { stage: Stage }) {
  const waitingText = useWaitingText();
  const text = waitingText(stage);
  if (stage.waitingTarget === null || stage.waiting === 0) return text;
  return (
    <TargetLink target={stage.waitingTarget} className={undefined}>
      {text}
    </TargetLink>
  );
}

function useWaitingText(): (stage: Stage) => string {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return ({ code, waiting, lagSeconds }) => {
    if (waiting === 0) return t('nothingWaits');
    const count = Object.hasOwn(waitingKeys, code)
      ? t(waitingKeys[code as keyof typeof waitingKeys], { count: waiting })
      : format.number(waiting);
    if (lagSeconds === null) return count;
    return `${count}, ${t('lag', { time: format.duration(lagSeconds) })}`;
  };
}
