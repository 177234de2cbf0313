import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { saveProblem } from '../../ui/save-problem.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryMergeEffectsDocument, type CategoryMergeEffectsQuery } from './categories.operations.generated.ts';
import { Becomes, Change, EffectCounts, TaxChange } from './effect-rows.tsx';
import { useMergeCategories } from './use-merge-categories.ts';

type MergeQuestionProps = {
  survivorId: string;
  mergedIds: readonly string[];
  onClose: () => void;
  onDone: (survivorId: string) => void;
};

/** Shows what a merge changes, or why there can be none, and merges. */
export function MergeQuestion({ survivorId, mergedIds, onClose, onDone }: MergeQuestionProps) {
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const query = useRecord(CategoryMergeEffectsDocument, { survivorId, mergedIds: [...mergedIds] });
  const told = query.data?.categoryMergeEffects;
  const merge = useMergeCategories();
  const tell = useTellOutcome();
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const effects = told?.__typename === 'CategoryMergeEffects' ? told : undefined;
  const send = async () => {
    if (!effects) return;
    setState({ isBusy: true });
    try {
      const outcome = await merge(effects);
      if (outcome.kind === 'refused') {
        setState({ isBusy: false, problem: outcome.text });
        await query.refetch();
        return;
      }
      tell(outcome);
      void outcome.reload?.();
      onDone(effects.survivor.id);
    } catch (error) {
      setState({ isBusy: false, problem: saveProblem(error, tKit) });
    }
  };
  return (
    <>
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {told?.__typename === 'NotFound' && <p role="alert">{tKit('gone')}</p>}
      {told?.__typename === 'NotAllowedNow' && (
        <Explain as="note" tone="warning" title={t('mergeRefused')} reasons={[reason(told)]} />
      )}
      {(effects ?? query.isPending) && (
        <section className={classes.effects} aria-label={t('effects')} aria-busy={!effects} aria-live="polite">
          <h3>{t('effects')}</h3>
          {effects ? <EffectList told={effects} /> : <p className={classes.note}>{t('effectsReading')}</p>}
        </section>
      )}
      {state.problem !== undefined && <p role="alert">{state.problem}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
        <Button disabled={!effects} loading={state.isBusy} onClick={() => void send()}>
          {effects ? t('mergeInto', { name: effects.survivor.name }) : t('merge')}
        </Button>
      </div>
    </>
  );
}

type Told = Extract<CategoryMergeEffectsQuery['categoryMergeEffects'], { __typename: 'CategoryMergeEffects' }>;

function EffectList({ told }: { told: Told }) {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const localeName = useLocaleNames();
  const { merged, path, below, renamed, filled, taxClass, effects } = told;
  return (
    <dl className={classes.changes}>
      {merged.length === 1 ? (
        <>
          <Change label={t('effectPath')}>
            <Becomes before={path.before.join(' › ')} after={path.after.join(' › ')} />
          </Change>
          <Change label={t('effectSlugs')}>
            <Becomes before={path.slugsBefore.join('/')} after={path.slugsAfter.join('/')} />
          </Change>
        </>
      ) : (
        <Change label={t('mergeGoes')}>
          <bdi>{merged.map(({ name }) => name).join(', ')}</bdi>
        </Change>
      )}
      {below > 0 && <Change label={t('effectBelow')}>{format.number(below)}</Change>}
      {renamed > 0 && <Change label={t('mergeRenamed')}>{format.number(renamed)}</Change>}
      {filled.map(({ text, locale, value }) => (
        <Change
          key={`${text} ${locale}`}
          label={`${t(text === 'NAME' ? 'mergeFilledName' : 'mergeFilledDescription')} (${localeName(locale)})`}
        >
          <bdi lang={locale} className={classes.clipped}>
            {value}
          </bdi>
        </Change>
      ))}
      <TaxChange taxClass={taxClass} />
      <EffectCounts effects={effects} of="merge" />
    </dl>
  );
}
