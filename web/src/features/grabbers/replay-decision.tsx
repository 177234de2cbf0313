import { Progress, Textarea } from '@mantine/core';
import { replayReasonLength } from '@quarry/contracts/grabbers';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Explain } from '../../ui/explain/explain.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { Section } from '../../ui/record/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import classes from './grabber.module.css';
import { english, grabbersMessages } from './grabbers.messages.ts';
import { DecideReplayDocument, type GrabRunByIdQuery, type ReplayDecision } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;
type Replay = NonNullable<Run['replay']>;

const decisions = {
  apply: 'APPLY',
  discard: 'DISCARD',
  take_back: 'TAKE_BACK',
} as const satisfies Record<string, ReplayDecision>;
type Asked = keyof typeof decisions;
const ended: ReadonlySet<string> = new Set(['same', 'discarded', 'taken_back']);

/** How a replay stands, how far its step has come, and what can be decided about it. */
export function ReplayDecisions({ run, replay }: { run: Run; replay: Replay }) {
  const t = useMessages(grabbersMessages);
  const { sentence } = useWording();
  const format = useFormat();
  const isDegraded = run.stopReason !== null && replay.state === 'waiting';
  return (
    <Section id="replay" title={t('replayStands')}>
      <output className={classes.hint}>{namedText(t, english, 'replay', replay.state)}</output>
      {isDegraded && run.stopReason && (
        <Explain as="note" tone="warning" title={t('degradedTitle')} reasons={[sentence(run.stopReason)]} />
      )}
      <StepProgress replay={replay} />
      {replay.decidedBy && <p>{t('replayDecidedBy', { name: replay.decidedBy })}</p>}
      {replay.reason && (
        <p>
          {format.label(t('replayReason'))} <bdi>{replay.reason}</bdi>
        </p>
      )}
      {replay.undone && <Undone undone={replay.undone} />}
      {!ended.has(replay.state) && <Decisions runId={run.id} replay={replay} />}
    </Section>
  );
}

/** What taking it back undid of what had followed from it, and what stays. */
function Undone({ undone }: { undone: NonNullable<Replay['undone']> }) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const { offers, proposals, links, values, keptOffers, kept } = undone;
  const counts = {
    proposals: format.number(proposals),
    links: format.number(links),
    values: format.number(values),
  };
  return (
    <>
      <p>
        {t('undone', { count: offers })} {t('undoneRest', counts)}
      </p>
      {keptOffers > 0 && (
        <>
          <p>{t('undoneKept', { count: keptOffers })}</p>
          <ul>
            {kept.map(({ id, title }) => (
              <li key={id}>
                <Link to="/offers/$offerId" params={{ offerId: id }}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function StepProgress({ replay: { state, done, total } }: { replay: Replay }) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  if ((state !== 'applying' && state !== 'taking_back') || total === null || total === 0) return null;
  return (
    <div>
      <Progress value={(done / total) * 100} aria-label={namedText(t, english, 'replay', state)} />
      <span className="tabular">{t('pagesDone', { read: format.number(done), all: format.number(total) })}</span>
    </div>
  );
}

function Decisions({ runId, replay }: { runId: string; replay: Replay }) {
  const t = useMessages(grabbersMessages);
  const explained = useExplained();
  // Kept while the dialog closes, so that its words stay.
  const [asked, setAsked] = useState<Asked>('apply');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { run: decide, isPending } = useCommand({
    kind: 'grab_run',
    document: DecideReplayDocument,
    variables: (one: Asked) => ({ id: runId, decision: decisions[one], reason: reason.trim() || null }),
    answers: { GrabRunAnswered: () => ({ kind: 'done' }) },
  });
  const close = () => setOpen(false);
  const confirm = async () => {
    const outcome = await decide(asked);
    if (outcome?.kind === 'done') close();
  };
  const offered = (Object.keys(decisions) as Asked[]).flatMap((decision) => {
    const action = replay.actions.find((one) => one.action === decision);
    // What the step leads past for good is no button.
    return action && (action.isAllowed || action.refusal?.code !== 'replay.no_way') ? [{ decision, action }] : [];
  });
  return (
    <>
      <div className={classes.decisions}>
        {offered.map(({ decision, action }) => (
          <ExplainedButton
            key={decision}
            variant={decision === 'apply' ? 'filled' : 'default'}
            label={t(`decide.${decision}`)}
            loading={isPending && asked === decision}
            refusal={action.isAllowed ? undefined : explained(action.refusal)}
            onClick={() => {
              setReason('');
              setAsked(decision);
              setOpen(true);
            }}
          />
        ))}
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`decideTitle.${asked}`)}
        text={t(`decideText.${asked}`)}
        confirmLabel={t(`decide.${asked}`)}
        isDanger={asked !== 'apply'}
        isBusy={isPending}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Textarea
          label={t('replayReason')}
          description={t('replayReasonHelp')}
          maxLength={replayReasonLength}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
