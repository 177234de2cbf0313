import { Link } from '@tanstack/react-router';
import { type StatedField, storedPageAt } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { channelIssuesMessages } from './channel-issues.messages.ts';
import type { ChannelIssueRowFragment } from './channel-issues.operations.generated.ts';
import classes from './channel-issues.module.css';

type IssueRootProps = { channelId: string; issue: ChannelIssueRowFragment };

/** The way from an issue to what it comes from: value or offer, the snapshot behind it, the stored page with the place marked. */
export function IssueRoot({ channelId, issue }: IssueRootProps) {
  const t = useMessages(channelIssuesMessages);
  const { field, rootKind, value, offer, product } = issue;
  const page = pageOf(issue);
  const shown = value?.source ? { id: value.source.offerId, title: value.source.offerTitle } : offer;
  const isOfProduct = product && rootKind !== 'MAPPING' && rootKind !== 'OFFER';
  return (
    <ul className={classes.ways}>
      <li>
        {t(`root.${rootKind}`)}
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
      {page?.storedPageUrl && (
        <li>
          <a href={storedPageAt(page.storedPageUrl, page.stated)} target="_blank" rel="noreferrer">
            {t('openStored')}
          </a>{' '}
          <span className={classes.note}>
            {t('readAt')} <RelativeTime at={page.observedAt} />
          </span>
        </li>
      )}
      {page?.pageUrl && (
        <li>
          <a href={page.pageUrl} target="_blank" rel="noreferrer">
            {t('openPage')}
          </a>
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

type RootPage = {
  pageUrl: string | null;
  storedPageUrl: string | null;
  observedAt: string;
  stated: StatedField | undefined;
};

/** What a field of a channel is called where a shop states it. */
const statedNames: Readonly<Record<string, string>> = { link: 'url', sale_price: 'price' };

/** The page that the value or the offer was read from, and the place that says it. */
function pageOf({ field, value, offer }: ChannelIssueRowFragment): RootPage | undefined {
  if (value?.source) return { ...value.source, stated: value.source };
  // What people state of an offer has no page; what was read of it has.
  const snapshot = offer?.own?.pageSnapshot ?? offer?.snapshot;
  if (!snapshot) return undefined;
  const name = field === null ? undefined : (statedNames[field] ?? field);
  return { ...snapshot, stated: snapshot.fields.find((one) => one.name === name) };
}
