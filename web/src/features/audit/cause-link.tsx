import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { namedText, useMessages } from '../../i18n/index.ts';
import { auditMessages, english } from './audit.messages.ts';
import type { RecordChangeFragment } from './audit.operations.generated.ts';

/** How a change came about, with the way to the run or proposal behind it. */
export function CauseLink({
  cause,
  causeId,
  causeName,
}: Pick<RecordChangeFragment, 'cause' | 'causeId' | 'causeName'>) {
  const t = useMessages(auditMessages);
  const abilities = useAbilities();
  const door = namedText(t, english, 'cause', cause);
  const text = causeName === null ? door : t('byNamed', { door, name: causeName });
  if (causeId === null) return text;
  switch (cause) {
    case 'crawl_run':
      return abilities.can('read', 'Crawler') ? (
        <Link to="/crawlers/runs/$runId" params={{ runId: causeId }}>
          {text}
        </Link>
      ) : (
        text
      );
    case 'grab_run':
      return abilities.can('read', 'Grabber') ? (
        <Link to="/grabbers/runs/$runId" params={{ runId: causeId }}>
          {text}
        </Link>
      ) : (
        text
      );
    case 'excavation':
      return abilities.can('read', 'Excavator') ? (
        <Link to="/excavators/runs/$runId" params={{ runId: causeId }}>
          {text}
        </Link>
      ) : (
        text
      );
    case 'proposal':
    case 'undo':
      return abilities.can('read', 'Proposal') ? (
        <Link to="/proposals/$proposalId" params={{ proposalId: causeId }}>
          {text}
        </Link>
      ) : (
        text
      );
    case 'api_key':
    case 'revert':
      // A person reverts at a screen.
      return causeName !== null && abilities.can('read', 'ApiKey') ? (
        <Link to="/settings/api-keys/$apiKeyId" params={{ apiKeyId: causeId }}>
          {text}
        </Link>
      ) : (
        text
      );
    default:
      return text;
  }
}
