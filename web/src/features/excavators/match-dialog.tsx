import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type KeyboardEvent } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDraft } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { MatchTargetsDocument, type MatchTargetRowFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';
import { TargetList } from './target-list.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

type MatchDialogProps = {
  offerId: string;
  /** Shown before anything is typed. */
  candidates: readonly MatchTargetRowFragment[];
  /** Answers whether it came to that. */
  onChoose: (variantId: string) => Promise<boolean>;
  onClose: () => void;
};

/** Finds the product an offer belongs to, by a word or an identifier. */
export function MatchDialog({ offerId, candidates, onChoose, onClose }: MatchDialogProps) {
  useReturnFocus();
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const { values, setValues, forget } = useDraft(`match ${offerId}`, { typed: '' });
  const { typed } = values;
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: [MatchTargetsDocument.name, { offerId, search }],
    queryFn: ({ signal }) => requestGraphql(MatchTargetsDocument, { offerId, search }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const targets = search === '' ? candidates : (found.data?.matchTargets ?? []);
  const choose = async (variantId: string) => {
    if (await onChoose(variantId)) forget();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('matchTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.dialog} onKeyDown={walk} role="presentation">
        <TextInput
          label={t('matchSearch')}
          value={typed}
          maxLength={200}
          data-autofocus
          onChange={(event) => setValues({ typed: event.currentTarget.value })}
        />
        <output className={classes.hint}>
          {search === '' && t(candidates.length > 0 ? 'nearest' : 'typeToFind')}
          {search !== '' && found.isSuccess && targets.length === 0 && t('noTargets')}
        </output>
        {found.error && search !== '' ? (
          <LoadProblem error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <TargetList targets={targets} onChoose={(variantId) => void choose(variantId)} />
        )}
      </div>
    </Modal>
  );
}

/** Leads from the field to the products and from one to the next by the arrow keys; Enter takes the one in focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(place + step, stops.length - 1))]?.focus();
  event.preventDefault();
}
