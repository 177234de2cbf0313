import { useMediaQuery } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listingLimits } from '@quarry/contracts/channels';
import { useRecord } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Can } from '../../../ui/can.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { filterValues } from '../../../ui/routing/index.ts';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { MatrixChannelsDocument } from './matrix.operations.generated.ts';
import type { MatrixChannel } from './matrix-cell.ts';
import { Matrix } from './matrix.tsx';
import { matrixMessages } from './matrix.messages.ts';

const noChannels: readonly MatrixChannel[] = [];
/** Until somebody chooses others. */
const shownAtFirst = 3;

/** Products beside channels: what is listed where and at which price, many at once. */
export function MatrixScreen() {
  const t = useMessages(matrixMessages);
  const tKit = useMessages(kitMessages);
  const tNavigation = useMessages(navigationMessages);
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const query = useRecord(MatrixChannelsDocument, {});
  const all = query.data?.channels.nodes ?? noChannels;
  const search = useSearch({ from: '/shell/sales-channels/matrix' });
  const named = filterValues(search, 'channel').join(' ');
  const chosen = useMemo(() => chosenOf(all, named.split(' ')), [all, named]);
  const isSkeletonDue = useDelayed(query.isPending);
  if (chosen.length > 0) return <Matrix all={all} channels={chosen} isNarrow={isNarrow} />;
  if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <h1 className="visually-hidden">{tNavigation('channelMatrix')}</h1>
      {query.data ? (
        <EmptyState title={t('noChannels')} text={t('noChannelsText')}>
          <Can action="create" subject="Channel">
            <ButtonLink to="/sales-channels/new" isPrimary>
              {tNavigation('addChannel')}
            </ButtonLink>
          </Can>
        </EmptyState>
      ) : (
        isSkeletonDue && <output aria-label={tKit('loading')} />
      )}
    </>
  );
}

/** The channels that the address names, in the order of all; else the first on which the reader may list products. */
function chosenOf(all: readonly MatrixChannel[], ids: readonly string[]): readonly MatrixChannel[] {
  const named = all.filter(({ id }) => ids.includes(id));
  if (named.length > 0) return named.slice(0, listingLimits.channels);
  const usable = all.filter(({ mayPublish }) => mayPublish);
  return (usable.length > 0 ? usable : all).slice(0, shownAtFirst);
}
