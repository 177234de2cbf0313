import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { analyticsMessages } from './analytics.messages.ts';
import type { ReportQuestion } from './report-question.ts';

/** Says what a report has no figures of, and where they come from. */
export function EmptyReport({ question }: { question: ReportQuestion }) {
  const t = useMessages(analyticsMessages);
  const { report, shopId, channelId, brandId, currency } = question;
  const isNarrowed = [shopId, channelId, brandId, currency].some((values) => values.length > 0);
  if (isNarrowed) return <EmptyState title={t('noneMatching')} text={t('noneMatchingText')} />;
  return (
    <EmptyState title={t(`empty.${report}`)} text={t(`emptyText.${report}`)}>
      {report === 'sales' ? (
        <>
          <Can action="create" subject="Order">
            <Can action="run" subject="Import">
              <ButtonLink to="/orders/import">{t('importOrders')}</ButtonLink>
            </Can>
          </Can>
          <Can action="read" subject="Channel">
            <ButtonLink to="/sales-channels">{t('toChannels')}</ButtonLink>
          </Can>
        </>
      ) : report === 'channels' ? (
        <ButtonLink to="/sales-channels">{t('toChannels')}</ButtonLink>
      ) : report === 'comments' ? (
        <ButtonLink to="/comments/list">{t('toComments')}</ButtonLink>
      ) : report === 'sources' || report === 'position' ? (
        <Can action="read" subject="Crawler">
          <ButtonLink to="/crawlers">{t('toCrawlers')}</ButtonLink>
        </Can>
      ) : report === 'review' ? (
        <ButtonLink to="/review">{t('toReview')}</ButtonLink>
      ) : (
        <Can action="create" subject="Product">
          <ButtonLink to="/products/new">{t('addProduct')}</ButtonLink>
        </Can>
      )}
    </EmptyState>
  );
}
