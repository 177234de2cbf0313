import { useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Absent } from '../../ui/values.tsx';
import { excavatorsMessages } from './excavators.messages.ts';
import { proposalStates, stateTones, waitingStates } from './proposal-states.ts';
import type { ProposalState } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';

type Counts = readonly { name: string; count: number }[];

const takenStates: readonly ProposalState[] = ['applied', 'auto_accepted', 'accepted', 'edited'];

/** What an excavator brought in, in one line. */
export function YieldText({ counts }: { counts: Counts }) {
  const t = useMessages(excavatorsMessages);
  const format = useFormat();
  if (counts.length === 0) return <Absent />;
  return t('yieldText', {
    accepted: format.number(sumOf(counts, takenStates)),
    waiting: format.number(sumOf(counts, waitingStates)),
  });
}

/** Its proposals by what became of them. */
export function YieldBars({ counts }: { counts: Counts }) {
  const t = useMessages(excavatorsMessages);
  const tReview = useMessages(reviewMessages);
  const states = counts.filter((entry) => isState(entry.name));
  if (states.length === 0) return <p>{t('noYield')}</p>;
  return (
    <BarList
      label={t('yield')}
      bars={states.map(({ name, count }) => ({
        key: name,
        label: isState(name) ? tReview(name) : name,
        value: count,
        tone: isState(name) ? stateTones[name] : 'neutral',
      }))}
    />
  );
}

function sumOf(counts: Counts, names: readonly string[]): number {
  return counts.reduce((sum, { name, count }) => sum + (names.includes(name) ? count : 0), 0);
}

function isState(name: string): name is ProposalState {
  return (proposalStates as readonly string[]).includes(name);
}
