import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../i18n/index.ts';
import type { FeedSourceDetailFragment } from '../feeds/feed-rows.operations.generated.ts';
import { RowSources, statedNames as namesOfSources } from '../feeds/row-sources.tsx';
import { isStatedByPeople, offerBehind, pageBehind, PageLinks, StatedByPeople } from '../page-behind.tsx';
import { channelIssuesMessages } from './channel-issues.messages.ts';
import type { ChannelIssueRowFragment } from './channel-issues.operations.generated.ts';
import classes from './channel-issues.module.css';
import { HeldFeeds } from './held-feeds.tsx';

type IssueRootProps = { channelId: string; issue: ChannelIssueRowFragment };

/** The way from an issue to what it comes from: value or offer, the snapshot behind it, the stored page with the place marked. */
export function IssueRoot({ channelId, issue }: IssueRootProps) {
  const t = useMessages(channelIssuesMessages);
  const { code, field, product, rootRef } = issue;
  const sources = issue.made?.sources ?? [];
  // The page of the shop that shows another price is none of the sources, so that both are led to.
  const isComposed = sources.length > 1 || sources.some((one) => one.ref !== rootRef || readsAnotherPage(issue, one));
  const isRootAmong = isComposed && issue.page === null && sources.some(({ ref }) => ref === rootRef);
  return (
    <ul className={classes.ways}>
      {!isRootAmong && <OneRoot issue={issue} />}
      {code === heldCode && <HeldFeeds channelId={channelId} />}
      {isComposed && (
        <li>
          {t('madeOf')}
          <RowSources channelId={channelId} product={product} sources={sources} withText />
        </li>
      )}
      {field !== null && (
        <li>
          <Link
            to="/sales-channels/$channelId/mapping"
            params={{ channelId }}
            search={{ field: field.split('.', 1)[0] ?? field }}
          >
            {t('openRule', { field })}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Whether a source was read from another page or file than the one that the row was compared with. */
function readsAnotherPage({ page }: IssueRootProps['issue'], source: FeedSourceDetailFragment): boolean {
  const { offer } = source;
  if (page !== null && isStatedByPeople(source, namesOfSources[source.source])) return true;
  const read = offer?.own?.pageSnapshot ?? offer?.snapshot;
  if (page === null || read === undefined || read === null) return false;
  return read.observedAt !== page.observedAt || read.pageUrl !== page.pageUrl;
}

/** The only source of a field, or what stands in for one. */
function OneRoot({ issue }: Pick<IssueRootProps, 'issue'>) {
  const t = useMessages(channelIssuesMessages);
  const { field, rootKind, value, product } = issue;
  const name = field === null ? undefined : (statedNames[field] ?? field);
  // A source says more of an offer than the issue itself; of several none is the root.
  const [source, ...others] = issue.made?.sources ?? [];
  const isOnly = source !== undefined && others.length === 0;
  const offer = (isOnly && source.offer) || issue.offer;
  const behind = { value: issue.value, offer, page: issue.page };
  const page = pageBehind(behind, name);
  const shown = offerBehind(behind);
  const isOfProduct = product && rootKind !== 'MAPPING' && rootKind !== 'OFFER';
  return (
    <>
      <li>
        {t(rootWord(issue))}
        {rootKind === 'VALUE' && !value && <span className={classes.note}> {t('missingValue')}</span>}
        {value && <span className={classes.note}> {value.text}</span>}
      </li>
      {isOfProduct && (
        <li>
          <Link to="/products/$productId" params={{ productId: product.id }}>
            {t('openProduct')}
          </Link>
        </li>
      )}
      {shown && (
        <li>
          <Link to="/offers/$offerId" params={{ offerId: shown.id }}>
            {t('openOffer', { title: shown.title })}
          </Link>
        </li>
      )}
      {isStatedByPeople(behind, name) && <StatedByPeople offer={behind.offer} />}
      <PageLinks page={page} />
    </>
  );
}

/** Of the issue that says how many rows the removal guard holds. */
const heldCode = 'mass_removal_held';
const wordsOfCodes: Readonly<Record<string, 'root.PAGE' | 'root.FEED'>> = {
  PRICE_ON_PAGE: 'root.PAGE',
  [heldCode]: 'root.FEED',
};

/** What an issue comes from; of two prices it is the page that says the other one. */
export function rootWord({ code, rootKind }: Pick<ChannelIssueRowFragment, 'code' | 'rootKind'>) {
  return wordsOfCodes[code] ?? (`root.${rootKind}` as const);
}

/** What a field of a channel is called where a shop states it. */
const statedNames: Readonly<Record<string, string>> = { link: 'url', sale_price: 'price' };
