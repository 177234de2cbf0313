import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import { ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { useGrabberColumns, useGrabberFilters } from './grabber.columns.tsx';
import { grabbersMessages } from './grabbers.messages.ts';
import { grabbersList } from './grabbers-list.ts';

export function GrabbersListScreen() {
  const t = useMessages(grabbersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useGrabberColumns();
  const list = useList(grabbersList, {
    columns,
    filters: useGrabberFilters(),
  });
  useReloadWhile(
    list.rows.some(({ lastRun, backlog }) => backlog > 0 || (lastRun && isLive(lastRun.state))),
    list.reload,
  );
  return (
    <ListScreen
      title={tNavigation('grabbers')}
      list={list}
      columns={columns}
      rowName={(grabber) => grabber.name}
      bulkActions={useGrabberActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Grabber">
        <ButtonLink to="/grabbers/new" isPrimary>
          {tNavigation('addGrabber')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}

function useGrabberActions(): readonly BulkAction[] {
  const t = useMessages(grabbersMessages);
  const mayRun = useAbilities().can('run', 'Grabber');
  return useMemo(
    () => (mayRun ? [{ key: 'start', label: (count: number) => t('readMany', { count }) }] : []),
    [t, mayRun],
  );
}
