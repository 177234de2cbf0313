import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentQuery, useRecord } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { ToShops } from '../../../ui/to-shops.tsx';
import { DiscountBenchDocument, type BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { DiscountChannelsDocument, type DiscountChannelsQuery } from '../discounts.operations.generated.ts';
import { BenchCartForm } from './bench-cart-form.tsx';
import { benchInput } from './bench-input.ts';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';
import { BenchResult } from './bench-result.tsx';
import { cartOf, parseBenchSearch, searchOf, type BenchCart } from './bench-search.ts';

type Channel = DiscountChannelsQuery['channels']['nodes'][number];

/** A cart, and what discounts make of it; its address keeps the cart. */
export function BenchScreen() {
  const query = useRecord(DiscountChannelsDocument, { filter: { status: ['DRAFT', 'ACTIVE', 'PAUSED'] } });
  return (
    <LoadRecord query={query} recordOf={({ channels }) => channels.nodes}>
      {(channels) => <Bench channels={channels} />}
    </LoadRecord>
  );
}

function Bench({ channels }: { channels: readonly Channel[] }) {
  const t = useMessages(benchMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const search = parseBenchSearch(useSearch({ strict: false }));
  const [first] = channels;
  if (!first) {
    return (
      <EmptyState title={t('noChannelTitle')} text={t('noChannelText')}>
        <ToShops />
      </EmptyState>
    );
  }
  const asked = cartOf(search);
  const channel = channels.find(({ id }) => id === asked.channelId) ?? first;
  const cart = { ...asked, channelId: channel.id };
  const evaluate = (next: BenchCart) => void navigate({ to: '/discounts/bench', search: searchOf(next) });
  return (
    <RecordPage
      title={tNavigation('discountBench')}
      isWide
      facts={t('about')}
      actions={<ButtonLink to="/discounts">{tNavigation('discounts')}</ButtonLink>}
    >
      <Evaluated key={JSON.stringify(search)} cart={cart} channels={channels} channel={channel} onEvaluate={evaluate} />
    </RecordPage>
  );
}

type EvaluatedProps = {
  cart: BenchCart;
  channels: readonly Channel[];
  channel: Channel;
  onEvaluate: (cart: BenchCart) => void;
};

function Evaluated({ cart, channels, channel, onEvaluate }: EvaluatedProps) {
  const t = useMessages(benchMessages);
  const tKit = useMessages(kitMessages);
  const checked = benchInput(cart, {
    timeZone: channel.shop.timeZone,
    currency: channel.currency,
  });
  const isAsked = cart.lines.length > 0;
  const query = useQuery({
    ...documentQuery(DiscountBenchDocument, { input: checked.input }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked ? query.data?.discountBench : undefined;
  const isFaulty = checked.issues.length > 0;
  const result = !isFaulty && answer?.__typename === 'DiscountBench' ? answer : undefined;
  const answered = answer?.__typename === 'InvalidInput' ? answer.issues : [];
  const own = new Set(checked.issues.map(({ path }) => path));
  const issues = [...checked.issues, ...answered.filter(({ path }) => !own.has(path))];
  return (
    <div className={classes.bench}>
      <BenchCartForm
        cart={cart}
        channels={channels}
        issues={issues}
        names={namesOf(cart, result)}
        onEvaluate={onEvaluate}
      />
      <div className={classes.result} aria-live="polite" aria-busy={query.isFetching}>
        {isAsked && query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
        {answer?.__typename === 'NotFound' && <p role="alert">{tKit('gone')}</p>}
        {result && <BenchResult result={result} timeZone={channel.shop.timeZone} />}
        {(!isAsked || issues.length > 0) && (
          <Section id="result" title={t('result')}>
            <p>{t(issues.length > 0 ? 'faulty' : 'nothingYet')}</p>
          </Section>
        )}
      </div>
    </div>
  );
}

/** What the variants of a cart are called, by their ids. */
function namesOf({ lines }: BenchCart, result: BenchResultFragment | undefined): ReadonlyMap<string, string> {
  const titles = new Map(result?.lines.map(({ position, title }) => [position, title]));
  return new Map(
    lines.flatMap(({ ref }, place) => {
      const title = titles.get(place);
      return 'variantId' in ref && title !== undefined ? [[ref.variantId, title] as const] : [];
    }),
  );
}
