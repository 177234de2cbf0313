import { sql } from 'kysely';
import { handOverOf } from '../../platform/commands/index.ts';

/** Views that somebody shares with everybody. */
export const sharedViews = handOverOf({ entity: 'saved_view', table: 'saved_view', isShared: sql`is_shared` });
