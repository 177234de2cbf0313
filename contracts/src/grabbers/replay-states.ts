import type { StateTable } from '../states/index.ts';
import { type Reasoned, reasoned, wording } from '../wording/index.ts';

export const replayStates = [
  'reading',
  'waiting',
  'applying',
  'applied',
  'part_applied',
  'same',
  'discarded',
  'taking_back',
  'taken_back',
  'part_taken_back',
] as const;
export type ReplayState = (typeof replayStates)[number];

export type ReplayFacts = {
  isArchived: boolean;
  /** A run of the grabber that no crawl brought waits or works. */
  hasWaitingRun: boolean;
  /** A replay of the grabber that was asked for later counts, or did in part. */
  hasLaterReplay: boolean;
  /** The staged pages are still there. */
  isKept: boolean;
};

const goOn = ({ isArchived, hasWaitingRun, isKept }: ReplayFacts): Reasoned | null => {
  if (isArchived) return reasoned('grabber.archived');
  if (!isKept) return reasoned('replay.rows_gone');
  return hasWaitingRun ? reasoned('grabber.runs') : null;
};

/** The life of a replay; in the order of its buttons. */
export const replayTable: StateTable<ReplayState, ReplayFacts> = {
  actions: [
    { action: 'apply', from: ['waiting', 'part_applied'], to: 'applying', right: 'run', guard: goOn },
    { action: 'discard', from: ['waiting'], to: 'discarded', right: 'run' },
    {
      action: 'take_back',
      from: ['applied', 'part_applied', 'part_taken_back'],
      to: 'taking_back',
      right: 'run',
      guard: (facts) => (facts.hasLaterReplay ? reasoned('replay.later_applied') : goOn(facts)),
    },
  ],
  noWay: (from, to) =>
    reasoned('replay.no_way', { from: wording(`replay_state:${from}`), to: wording(`replay_state:${to}`) }),
};
