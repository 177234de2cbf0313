import type { Subject } from '@quarry/contracts/access';
import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { namedText, useMessages } from '../../i18n/index.ts';
import { kindOfCause, pageLink } from '../routing/index.ts';
import { historyMessages, english } from './history.messages.ts';
import type { RecordChangeFragment } from './history.operations.generated.ts';

/** How a change came about, with the way to the record behind it for a reader who may see that. */
export function CauseLink({
  cause,
  causeId,
  causeName,
  channel,
}: Pick<RecordChangeFragment, 'cause' | 'causeId' | 'causeName' | 'channel'>) {
  const t = useMessages(historyMessages);
  const abilities = useAbilities();
  const door = namedText(t, english, 'cause', cause);
  const text = causeName === null ? door : t('byNamed', { door, name: causeName });
  const kind = kindOfCause(cause);
  const subject: Subject | undefined = kind?.readBy ?? kind?.subject;
  const link = pageLink(kind);
  // A person reverts at a screen; what did it instead has a name.
  // A key of a sales channel stands on the page of its channel, to which the actor leads.
  const isRecord = causeId !== null && channel === null && (cause !== 'revert' || causeName !== null);
  if (!isRecord || !link || subject === undefined || !abilities.can('read', subject)) return text;
  return <Link {...link(causeId)}>{text}</Link>;
}
