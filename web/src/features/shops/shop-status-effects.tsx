import { Button } from '@mantine/core';
import type { ShopDraft } from '@quarry/contracts/shops';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useLanguage, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import classes from './shop.module.css';
import { shopsMessages } from './shops.messages.ts';
import {
  ShopStatusEffectsDocument,
  type ShopStatusEffectsQuery,
  type ShopStatusEffectsQueryVariables,
} from './shops.operations.generated.ts';

type Stopping = 'SUSPENDED' | 'CLOSED';
type Status = ShopDraft['status'];

/** The crawls that a shop stops with each status, as their engine does it. */
const stoppedRuns: Record<Stopping, ShopStatusEffectsQueryVariables['runStates']> = {
  SUSPENDED: ['queued', 'starting', 'running', 'stalled'],
  CLOSED: ['queued', 'starting', 'running', 'pausing', 'paused', 'stalled'],
};

type ShopStatusEffectsProps = { shopId: string; name: string; from: Status; to: Status };

/** Says what suspending or closing a shop affects, once it is chosen and before it is saved. */
export function ShopStatusEffects({ shopId, name, from, to }: ShopStatusEffectsProps) {
  const t = useMessages(shopsMessages);
  const titleId = useId();
  const isStopping = to !== from && (to === 'SUSPENDED' || to === 'CLOSED');
  return (
    <div aria-live="polite">
      {isStopping && (
        <section className={classes.effects} aria-labelledby={titleId}>
          <h3 id={titleId}>{t(`effects.${to}`, { name })}</h3>
          <CountedEffects key={to} shopId={shopId} to={to} />
        </section>
      )}
    </div>
  );
}

function CountedEffects({ shopId, to }: { shopId: string; to: Stopping }) {
  const t = useMessages(shopsMessages);
  const tKit = useMessages(kitMessages);
  const language = useLanguage();
  const abilities = useAbilities();
  const seen = {
    crawlers: abilities.can('read', 'Crawler'),
    grabbers: abilities.can('read', 'Grabber'),
    offers: abilities.can('read', 'Offer'),
    channels: abilities.can('read', 'Channel'),
  };
  const variables = { shopId, runStates: stoppedRuns[to], ...seen };
  const { data, isError, refetch } = useQuery({
    queryKey: [ShopStatusEffectsDocument.name, variables],
    queryFn: ({ signal }) => requestGraphql(ShopStatusEffectsDocument, variables, { signal }),
    staleTime: 0,
  });
  if (isError)
    return (
      <div role="alert">
        <p>{tKit('failedText')}</p>
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {tKit('tryAgain')}
        </Button>
      </div>
    );
  if (!data) return <p>{t('effectCounting')}</p>;
  const unseen = (['crawlers', 'grabbers', 'offers', 'channels'] as const).filter((kind) => !seen[kind]);
  return (
    <ul>
      <EffectLines data={data} shopId={shopId} to={to} isAllSeen={unseen.length === 0} />
      {unseen.length > 0 && (
        <li>
          {t('effectUnseen', {
            kinds: new Intl.ListFormat(language).format(unseen.map((kind) => t(`unseen.${kind}`))),
          })}
        </li>
      )}
      <li className={to === 'CLOSED' ? classes.final : undefined}>{t(`effectEnd.${to}`)}</li>
    </ul>
  );
}

type EffectLinesProps = { data: ShopStatusEffectsQuery; shopId: string; to: Stopping; isAllSeen: boolean };

function EffectLines({ data, shopId, to, isAllSeen }: EffectLinesProps) {
  const t = useMessages(shopsMessages);
  const ofShop = `shopId:${shopId}`;
  const countOf = (list: { total: { count: number } } | null | undefined) => list?.total.count ?? 0;
  const crawlers = countOf(data.crawlers);
  const runs = countOf(data.crawlRuns);
  const feeds = countOf(data.grabbers);
  const offers = countOf(data.offers);
  const channels = countOf(data.channels);
  const runFilters = stoppedRuns[to].map((state) => `state:${state}`);
  return (
    <>
      <Effect count={crawlers} text={t(`effect.${to}.crawlers`, { count: crawlers })}>
        <Leading to="/crawlers" filter={[ofShop, 'state:active']} text={t('show.crawlers')} />
      </Effect>
      <Effect count={runs} text={t(`effect.${to}.runs`, { count: runs })}>
        <Leading to="/crawlers/runs" filter={[ofShop, ...runFilters]} text={t('show.runs')} />
      </Effect>
      <Effect count={feeds} text={t(`effect.${to}.feeds`, { count: feeds })}>
        <Leading to="/grabbers" filter={[ofShop, 'state:active', 'kind:feed']} text={t('show.feeds')} />
      </Effect>
      <Effect count={offers} text={t('effectOffers', { count: offers })}>
        <Leading to="/offers" filter={[ofShop]} text={t('show.offers')} />
      </Effect>
      <Effect count={channels} text={t('effectChannels', { count: channels })}>
        <Leading to="/sales-channels" filter={[ofShop, 'status:ACTIVE']} text={t('show.channels')} />
      </Effect>
      {isAllSeen && crawlers + runs + feeds + channels === 0 && <li>{t('effectNone')}</li>}
    </>
  );
}

function Effect({ count, text, children }: { count: number; text: string; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <li>
      {text} {children}
    </li>
  );
}

type LeadingProps = { to: NonNullable<LinkProps['to']>; filter: string[]; text: string };

function Leading({ to, filter, text }: LeadingProps) {
  return (
    <Link to={to} search={{ filter }}>
      {text}
    </Link>
  );
}
