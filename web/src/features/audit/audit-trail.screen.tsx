import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ListScreen, useList, type ListOf } from '../../ui/list-screen/index.ts';
import { useTrailColumns } from './audit-trail.columns.tsx';
import { AuditTrailDocument, type TrailChangeFragment } from './audit.operations.generated.ts';
import { changedRecordLink } from './record-link.ts';
import { TrailRecord, useTrailName } from './trail-change.tsx';
import { trailMessages } from './trail.messages.ts';
import { TrailSealing } from './trail-sealing.tsx';
import { useTrailFilters } from './use-trail-filters.ts';

const auditTrail = {
  name: 'auditTrail',
  document: AuditTrailDocument,
  sort: '-at',
  exported: 'Audit',
} satisfies ListOf<typeof AuditTrailDocument>;

const titleOf = (change: TrailChangeFragment) => <TrailRecord change={change} />;

/** Every change of every record, the newest first: what it was about, what it made of it, who made it and how. */
export function AuditTrailScreen() {
  const t = useMessages(trailMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useTrailColumns();
  const list = useList(auditTrail, { columns, filters: useTrailFilters() });
  return (
    <ListScreen
      title={tNavigation('auditTrail')}
      list={list}
      columns={columns}
      rowName={useTrailName()}
      rowTitle={titleOf}
      rowLink={({ entity, entityId }) => changedRecordLink(entity, entityId)}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <TrailSealing />
    </ListScreen>
  );
}
