import { commentFlagKinds, commentReasons, commentStatuses } from '@quarry/contracts/comments';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useFormat, useMessages, type Translate } from '../../i18n/index.ts';
import { choiceFilter, dayFilter, flagFilter, recordFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { commentsMessages, type english } from './comments.messages.ts';

const statusOptions = (t: Translate<typeof english>) =>
  commentStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }));

export function useStatusOptions() {
  return statusOptions(useMessages(commentsMessages));
}

export function useReasonOptions() {
  const t = useMessages(commentsMessages);
  return commentReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }));
}

/** What comments are sifted by: on the desk all but the status, for there only those that wait are shown. */
export function useCommentFilters({ isDesk = false }: { isDesk?: boolean } = {}): readonly ListFilter[] {
  const t = useMessages(commentsMessages);
  const { day } = useFormat();
  const abilities = useAbilities();
  const canReadShops = abilities.can('read', 'Shop');
  const canReadChannels = abilities.can('read', 'Channel');
  const canReadProducts = abilities.can('read', 'Product');
  return useMemo(
    () => [
      ...(isDesk
        ? []
        : [
            choiceFilter('status', t('status'), statusOptions(t)),
            flagFilter('isWaiting', t('isWaiting'), { yes: t('waiting'), no: t('notWaiting') }),
          ]),
      choiceFilter('kind', t('kind'), [
        { value: 'REVIEW', label: t('kind.REVIEW') },
        { value: 'QUESTION', label: t('kind.QUESTION') },
      ]),
      choiceFilter(
        'flag',
        t('flag'),
        commentFlagKinds.map((flag) => ({ value: flag, label: t(`flag.${flag}`) })),
      ),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      ...(canReadChannels ? [recordFilter('channelId', t('channel'), 'Channel')] : []),
      ...(canReadProducts ? [recordFilter('productId', t('product'), 'Product')] : []),
      flagFilter('isVerified', t('isVerified'), { yes: t('verified'), no: t('notVerified') }),
      dayFilter('submittedFrom', t('submittedFrom'), day),
      dayFilter('submittedUntil', t('submittedUntil'), day),
    ],
    [t, day, canReadShops, canReadChannels, canReadProducts, isDesk],
  );
}
