import { Button } from '@mantine/core';
import { Suspense, useId, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../dialogs.ts';
import { kitMessages } from '../kit.messages.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { useSettled } from '../use-settled.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './move-dialog.module.css';
import { treeMessages } from './tree.messages.ts';
import type { BranchId, TreeHit, TreeNode } from './tree-data.ts';
import { useFound } from './use-found.ts';
import type { Tree } from './use-tree.ts';

type MoveDialogProps<Node extends TreeNode> = {
  tree: Pick<Tree<Node>, 'key' | 'reads' | 'find' | 'Effects'>;
  title: string;
  /** What goes; none of it can go below itself. */
  ids: readonly string[];
  /** Whether the end of the branch can be chosen; else it is the last. */
  hasPlaces?: boolean;
  /** Answers why it was refused; the caller closes this. */
  onMove: (to: { parentId: BranchId; place: 'first' | 'last' }) => Promise<string | undefined>;
  onClose: () => void;
};

const typingPauseMs = 120;
const mostShown = 50;

/** Asks below which node others go, found by its name, and at which end of that branch. */
export function MoveDialog<Node extends TreeNode>(props: MoveDialogProps<Node>) {
  const { tree, title, ids, hasPlaces = false, onMove, onClose } = props;
  useReturnFocus();
  const t = useMessages(treeMessages);
  const tKit = useMessages(kitMessages);
  const [typed, setTyped] = useState('');
  const found = useFound(tree, useSettled(typed.trim(), typingPauseMs));
  const hits = (found?.hits ?? []).slice(0, mostShown);
  const [target, setTarget] = useState<BranchId>();
  const [place, setPlace] = useState<'first' | 'last'>('last');
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const group = useId();
  const isBelowItself = (hit: TreeHit<Node>) => [hit.node, ...hit.ancestors].some(({ id }) => ids.includes(id));
  const choose = (id: BranchId) => {
    setTarget(id);
    setState({ isBusy: false });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const isOffered = target === null || hits.some((hit) => hit.node.id === target);
    const first = hits.find((hit) => !isBelowItself(hit));
    if (target === undefined || !isOffered) {
      if (first) choose(first.node.id);
      return;
    }
    setState({ isBusy: true });
    const problem = await onMove({ parentId: target, place });
    setState({ isBusy: false, ...(problem !== undefined && { problem }) });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      // Where the node went, there is nothing left to give it back to.
      returnFocus={false}
      title={title}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <label className={classes.search}>
          {t('moveTo')}
          <input
            type="search"
            data-autofocus
            value={typed}
            placeholder={tKit('search')}
            maxLength={200}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <fieldset className={classes.targets} aria-label={t('moveTo')}>
          <Target group={group} name={t('atTop')} isChosen={target === null} onChoose={() => choose(null)} />
          {hits.map((hit) => (
            <Target
              key={hit.node.id}
              group={group}
              name={hit.node.name}
              match={found?.text ?? ''}
              path={hit.ancestors.map(({ name }) => name).join(' › ') || t('atTop')}
              refusal={isBelowItself(hit) ? t('notBelowItself') : undefined}
              isChosen={target === hit.node.id}
              onChoose={() => choose(hit.node.id)}
            />
          ))}
        </fieldset>
        {found && !found.isPending && hits.length === 0 && <p>{t('noneFound', { text: found.text })}</p>}
        {found?.error && (
          <p role="alert" className={classes.problem}>
            {tKit('failedText')}
          </p>
        )}
        {hasPlaces && (
          <fieldset className={classes.place}>
            <legend>{t('movePlace')}</legend>
            {(['first', 'last'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name={`${group} place`} checked={place === one} onChange={() => setPlace(one)} />
                {t(one === 'first' ? 'moveFirst' : 'moveLast')}
              </label>
            ))}
          </fieldset>
        )}
        <Suspense>{target !== undefined && tree.Effects && <tree.Effects ids={ids} parentId={target} />}</Suspense>
        {state.problem !== undefined && (
          <p role="alert" className={classes.problem}>
            {state.problem}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {tKit('cancel')}
          </Button>
          <Button type="submit" loading={state.isBusy}>
            {t('move')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type TargetProps = {
  group: string;
  name: string;
  match?: string;
  path?: string;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function Target({ group, name, match = '', path, refusal, isChosen, onChoose }: TargetProps) {
  return (
    <label className={classes.target} data-chosen={isChosen}>
      <input type="radio" name={group} checked={isChosen} disabled={refusal !== undefined} onChange={onChoose} />
      <span className={classes.texts}>
        <bdi>
          <MarkedText text={name} match={match} />
        </bdi>
        {(refusal ?? path) && <span className={classes.path}>{refusal ?? path}</span>}
      </span>
    </label>
  );
}
