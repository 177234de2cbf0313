import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';
import { useStartGrab } from './use-start-grab.ts';

type StartGrabProps = {
  grabber: GrabberDetailFragment;
  label: string;
  /** Whether stored pages are read once more, instead of a feed anew. */
  isReplay: boolean;
};

/** Has a grabber read, and leads to the run; where it cannot now, says why and what to do. */
export function StartGrab({ grabber, label, isReplay }: StartGrabProps) {
  const refusal = useShowRefusal();
  const explained = useExplained();
  const navigate = useNavigate();
  const start = useStartGrab();
  const run = useMutation({
    mutationFn: () => start(grabber.id, isReplay),
    onSuccess: (runId) =>
      runId === undefined ? undefined : navigate({ to: '/grabbers/runs/$runId', params: { runId } }),
    onError: refusal.failed,
  });
  return (
    <ExplainedButton
      variant={isReplay ? 'filled' : 'default'}
      label={label}
      loading={run.isPending}
      refusal={explained(grabber.startRefusal)}
      way={<WayOn grabber={grabber} />}
      onClick={() => run.mutate()}
    />
  );
}

/** Where what stands in the way can be changed, or what is there instead. */
function WayOn({ grabber: { shop, runs, startRefusal } }: { grabber: GrabberDetailFragment }) {
  const t = useMessages(grabbersMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayAdd = useAbilities().can('create', 'Grabber');
  switch (startRefusal?.code) {
    case 'shop.suspended':
    case 'shop.closed':
      return (
        <ButtonLink to="/shops/$shopId" params={{ shopId: shop.id }}>
          {t('openShop')}
        </ButtonLink>
      );
    case 'grabber.archived':
      return mayAdd && <ButtonLink to="/grabbers/new">{tNavigation('addGrabber')}</ButtonLink>;
    case 'grabber.runs':
      return (
        runs[0] && (
          <ButtonLink to="/grabbers/runs/$runId" params={{ runId: runs[0].id }}>
            {t('seeRun')}
          </ButtonLink>
        )
      );
    default:
      return null;
  }
}
