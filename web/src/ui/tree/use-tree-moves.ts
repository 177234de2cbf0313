import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { useTellOutcome } from '../save/index.ts';
import { saveProblem } from '../save-problem.ts';
import type { TreeNode } from './tree-data.ts';
import type { Branches } from './use-branches.ts';
import type { MoveOutcome, PendingMove, TreeMove } from './tree-moves.ts';
import type { TreeOptions } from './use-tree.ts';

export type TreeMoves<Node> = {
  pending: readonly PendingMove<Node>[];
  /**
   * Shows a node at its new place at once, and back at the old one with the words of a refusal; `isQuiet` leaves those to the caller. Answers
   * nothing where a later move of the same node came before it was sent, or where the person thought better of it.
   */
  move: (node: Node, move: TreeMove, isQuiet?: boolean) => Promise<MoveOutcome | undefined>;
};

/** Moves, sent one after another: a place is named by other nodes, which may be on their way themselves. */
export function useTreeMoves<Node extends TreeNode>(
  onMove: TreeOptions<Node>['onMove'],
  { newest: newestOf, reload, has }: Pick<Branches<Node>, 'newest' | 'reload' | 'has'>,
): TreeMoves<Node> {
  const t = useMessages(kitMessages);
  const tellOutcome = useTellOutcome();
  const [pending, setPending] = useState<readonly PendingMove<Node>[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(new Map<string, PendingMove<Node>>());
  const closeBefore = useRef<() => void>(undefined);

  const tell = (outcome: MoveOutcome, isQuiet: boolean) => {
    if (outcome.kind === 'refused') {
      if (!isQuiet) tellOutcome(outcome);
      return;
    }
    const { undo } = outcome;
    closeBefore.current?.();
    const takeBack = async () => {
      await undo?.();
      await reload();
    };
    closeBefore.current = tellOutcome({ ...outcome, undo: undo && takeBack });
  };
  const send = async (own: PendingMove<Node>, isQuiet: boolean): Promise<MoveOutcome | undefined> => {
    const { node, ...move } = own;
    // A later move of the same node says where it shall be.
    const isOvertaken = newest.current.get(node.id) !== own;
    try {
      if (isOvertaken || !onMove) return undefined;
      const isUnasked = isQuiet || has(move.parentId, node.id);
      const outcome = await onMove(move, newestOf(node), isUnasked).catch((error: unknown) =>
        refusal(saveProblem(error, t)),
      );
      if (!outcome) return undefined;
      if (outcome.kind === 'done') await reload();
      tell(outcome, isQuiet);
      return outcome;
    } finally {
      setPending((all) => all.filter((one) => one !== own));
    }
  };
  return {
    pending,
    move: (node, move, isQuiet = false) => {
      const own = { ...move, node };
      newest.current.set(node.id, own);
      setPending((all) => [...all, own]);
      const turn = queue.current.then(() => send(own, isQuiet));
      queue.current = turn;
      return turn;
    },
  };
}

function refusal(text: string): MoveOutcome {
  return { kind: 'refused', text };
}
