import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { filterInput, FilterLine, useAddressFilters, type AddressFilters } from '../../ui/list-screen/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { searchForFilter } from '../../ui/routing/index.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { BulkAccept } from './bulk-accept.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DecisionDialogs, type OpenDialog } from './decision-dialogs.tsx';
import { NearestProducts } from './nearest-products.tsx';
import { FirstUse } from './first-use.tsx';
import { nameOf, questionOf, sentenceOf, useEvidence } from './proposal-text.ts';
import { WaitingProposalsDocument, type ProposalFilter } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { queueClasses as classes } from '../../ui/queue/index.ts';
import { useProposalFilters } from './use-proposal-filters.ts';
import { useReviewQueue, type ReviewQueue } from './use-review-queue.ts';
import { useAcceptableCount, useWaitingCount } from './use-waiting-count.ts';

/** One decision at a time; the next is already there. */
export function ReviewScreen() {
  const filters = useAddressFilters(useProposalFilters());
  const text = JSON.stringify(filterInput(filters.filters));
  const [round, setRound] = useState(0);
  const filter = useMemo(() => JSON.parse(text) as ProposalFilter, [text]);
  return <Desk key={`${text} ${round}`} filter={filter} filters={filters} onRestart={() => setRound(round + 1)} />;
}

type DeskProps = { filter: ProposalFilter; filters: AddressFilters; onRestart: () => void };

function Desk({ filter, filters, onRestart }: DeskProps) {
  const tNavigation = useMessages(navigationMessages);
  const queue = useReviewQueue(filter);
  const [dialog, setDialog] = useState<{ kind: OpenDialog; of: string }>();
  const { current, decide } = queue;
  const questions = useWaitingCount(filter, queue, 'decision');
  const checks = useWaitingCount(filter, queue, 'check');
  const acceptable = useAcceptableCount(filter);
  const mayReview = useAbilities().can('review', 'Proposal');
  return (
    <div className={classes.desk}>
      <header className={classes.header}>
        <h1>{tNavigation('reviewDesk')}</h1>
        <DeskCounts questions={questions} checks={checks} decided={queue.decided.length} saving={queue.saving.length} />
        <div className={classes.headerActions}>
          <ButtonLink to="/proposals">{tNavigation('proposals')}</ButtonLink>
        </div>
      </header>
      <FilterLine filters={filters}>
        {mayReview && <BulkAccept filter={filter} acceptable={acceptable} onDone={onRestart} />}
      </FilterLine>
      <div className={classes.stage}>
        {current ? (
          <DecisionCard
            proposal={current}
            others={
              <NearestProducts proposal={current} onChoose={(variantId) => void decide({ kind: 'match', variantId })} />
            }
          />
        ) : (
          <DeskRest queue={queue} filters={filters} onRestart={onRestart} />
        )}
      </div>
      <Announced proposal={current} />
      <DecisionBar
        proposal={current}
        onAccept={() => void decide({ kind: 'accept' })}
        onReject={() => void decide({ kind: 'reject' })}
        onEdit={() => current && setDialog({ kind: 'edit', of: current.id })}
        onMatch={() => current && setDialog({ kind: 'match', of: current.id })}
        onUndo={queue.canUndo ? queue.undo : undefined}
        onBack={queue.canGoBack ? () => queue.move(-1) : undefined}
        onSkip={() => queue.move(1)}
      />
      <DecisionDialogs
        open={dialog && dialog.of === current?.id ? dialog.kind : undefined}
        proposal={current}
        onDecide={decide}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}

/** Said when the next decision stands there. */
function Announced({ proposal }: { proposal: ReviewQueue['current'] }) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  const evidence = useEvidence(proposal?.evidence ?? []);
  const words = proposal && [questionOf(proposal, t), `${nameOf(proposal)}.`, sentenceOf(evidence, format)];
  return <output className="visually-hidden">{words?.join(' ')}</output>;
}

type DeskCountsProps = { questions: number | undefined; checks: number | undefined; decided: number; saving: number };

/** What waits, by what is to be done; each the way to exactly those. */
function DeskCounts({ questions, checks, decided, saving }: DeskCountsProps) {
  const t = useMessages(reviewMessages);
  return (
    <span className={classes.counts}>
      {questions !== undefined && (
        <Link to="/review" search={searchForFilter({ waitsFor: 'decision' })}>
          {t('toDecide', { count: questions })}
        </Link>
      )}
      {checks !== undefined && checks > 0 && (
        <Link to="/review" search={searchForFilter({ waitsFor: 'check' })}>
          {t('toCheck', { count: checks })}
        </Link>
      )}
      {decided > 0 && <span>{t('decidedHere', { count: decided })}</span>}
      {saving > 0 && <span>{t('saving')}</span>}
    </span>
  );
}

type DeskRestProps = { queue: ReviewQueue; filters: AddressFilters; onRestart: () => void };

/** What stands where no decision does: the first fetch, a failure, or the end. */
function DeskRest({ queue, filters, onRestart }: DeskRestProps) {
  const t = useMessages(reviewMessages);
  const isSkeletonDue = useDelayed(queue.isPending);
  const isFirstUse = useRecord(WaitingProposalsDocument, { filter: {} }).data?.proposals.total.count === 0;
  if (queue.error) return <LoadProblem error={queue.error} onRetry={queue.reload} />;
  if (queue.isPending) return isSkeletonDue ? <div className={classes.skeleton} aria-hidden /> : null;
  const isFiltered = filters.filters.some(({ values }) => values.length > 0);
  if (!isFiltered && queue.decided.length === 0 && isFirstUse) return <FirstUse />;
  return (
    <EmptyState
      title={t(isFiltered ? 'noneMatching' : 'allDone')}
      text={t(isFiltered ? 'noneMatchingText' : 'allDoneText')}
    >
      {isFiltered ? (
        <Button onClick={filters.clear}>{t('clearFilters')}</Button>
      ) : (
        <Button onClick={onRestart}>{t('lookAgain')}</Button>
      )}
    </EmptyState>
  );
}
