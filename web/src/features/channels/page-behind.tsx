import type { StatedField } from '../../data/index.ts';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import classes from './issues/channel-issues.module.css';
import { channelIssuesMessages, english } from './issues/channel-issues.messages.ts';
import type { ChannelIssueRowFragment, OfferBehindFragment } from './issues/channel-issues.operations.generated.ts';

/** A value or an offer that something on a channel was made of, or the page that it was compared with. */
type RecordBehind = Pick<ChannelIssueRowFragment, 'value'> & {
  offer: (Pick<OfferBehindFragment, 'id' | 'title'> & Partial<OfferBehindFragment>) | null;
  page?: ChannelIssueRowFragment['page'];
};

type PageBehind = {
  pageUrl: string | null;
  storedPageUrl: string | null;
  isStoredPageGone: boolean;
  observedAt: string;
  /** When it was read last, with nothing changed; absent where that is not noted. */
  lastConfirmedAt?: string;
  stated: StatedField | undefined;
};

/** The page that a value or an offer was read from, and the place that says the field of this name. */
export function pageBehind(behind: RecordBehind, field: string | undefined): PageBehind | undefined {
  const { value, offer, page } = behind;
  if (value?.source) return { ...value.source, stated: value.source };
  if (isStatedByPeople(behind, field)) return undefined;
  // The snapshot of an own offer may be what people state of it; what was read of it has a page.
  const snapshot = page ?? offer?.own?.pageSnapshot ?? offer?.snapshot;
  return snapshot ? { ...snapshot, stated: snapshot.fields.find(({ name }) => name === field) } : undefined;
}

/** Whether people state the field of this name of an offer, so that it was read from no page or file. */
export function isStatedByPeople({ value, offer, page }: RecordBehind, field: string | undefined): boolean {
  if (value || page) return false;
  return offer?.snapshot?.fields.find(({ name }) => name === field)?.method === 'person';
}

/** That people state the field, and who changed what is stated last, as far as the reader may know. */
export function StatedByPeople({ offer }: Pick<RecordBehind, 'offer'>) {
  const t = useMessages(channelIssuesMessages);
  const own = offer?.own;
  return (
    <li>
      {t('statedByPerson')}
      {own?.sourceKind && own.updatedAt !== null && (
        <span className={classes.note}>
          {' '}
          {t('lastStated', {
            by: own.updatedBy || t('erased'),
            door: namedText(t, english, 'door', own.sourceKind),
          })}{' '}
          <RelativeTime at={own.updatedAt} />
        </span>
      )}
    </li>
  );
}

/** The offer behind a value or an offer itself. */
export function offerBehind({ value, offer }: RecordBehind): { id: string; title: string } | null {
  return value?.source ? { id: value.source.offerId, title: value.source.offerTitle } : offer;
}

/** When a page was read, and seen unchanged since, in exact times: the issue says them so too. */
function ReadAt({ page: { observedAt, lastConfirmedAt } }: { page: PageBehind }) {
  const t = useMessages(channelIssuesMessages);
  const format = useFormat();
  const read = format.dateTime(observedAt);
  if (lastConfirmedAt === undefined || lastConfirmedAt <= observedAt) return t('readAt', { read });
  return t('readUnchanged', { read, seen: format.dateTime(lastConfirmedAt) });
}

/** The ways to the page as it was stored and as it is. */
export function PageLinks({ page }: { page: PageBehind | undefined }) {
  const t = useMessages(channelIssuesMessages);
  return (
    <>
      {page && (page.storedPageUrl !== null || page.isStoredPageGone) && (
        <li>
          <StoredPageLink page={page} field={page.stated}>
            {t('openStored')}
          </StoredPageLink>{' '}
          <span className={classes.note}>
            <ReadAt page={page} />
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
    </>
  );
}
