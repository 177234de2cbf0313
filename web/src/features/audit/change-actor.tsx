import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { auditMessages } from './audit.messages.ts';
import type { RecordChangeFragment } from './audit.operations.generated.ts';

/** Whoever changed it; their page for a reader who may see it. */
export function ChangeActor({ actor, actorId }: Pick<RecordChangeFragment, 'actor' | 'actorId'>) {
  const t = useMessages(auditMessages);
  const name = actor || t('system');
  if (actorId === null) return name;
  return (
    <Link to="/users/$userId" params={{ userId: actorId }}>
      {name}
    </Link>
  );
}
