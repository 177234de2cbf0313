import type { RowLink } from '../../ui/list-screen/index.ts';
import { recordLink } from '../../ui/routing/index.ts';

/** The page of a record that a change is about; of a kind without one, all that was changed of it. */
export function changedRecordLink(entity: string, id: string): RowLink {
  return recordLink(entity, id) ?? { to: '/audit', search: { q: id } };
}
