import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useKindName } from '../../ui/routing/index.ts';
import { useTrailColumns } from './audit-trail.columns.tsx';
import { AuditTrailDocument, type AuditTrailQuery } from './audit.operations.generated.ts';
import { changedRecordLink } from './record-link.ts';
import { trailMessages } from './trail.messages.ts';
import { TrailSealing } from './trail-sealing.tsx';
import { useTrailFilters } from './use-trail-filters.ts';

const connection = ({ auditTrail }: AuditTrailQuery) => auditTrail;

/** Every change of every record, the newest first: what it was about, what it made of it, who made it and how. */
export function AuditTrailScreen() {
  const t = useMessages(trailMessages);
  const tNavigation = useMessages(navigationMessages);
  const kindName = useKindName();
  const columns = useTrailColumns();
  const list = useList(AuditTrailDocument, { connection, sort: '-at', columns, filters: useTrailFilters() });
  return (
    <ListScreen
      title={tNavigation('auditTrail')}
      list={list}
      columns={columns}
      rowName={({ entity, entityName }) => entityName ?? kindName(entity)}
      rowLink={({ entity, entityId }) => changedRecordLink(entity, entityId)}
      exported="Audit"
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <TrailSealing />
    </ListScreen>
  );
}
