import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryMoveEffectsDocument, type CategoryMoveEffectsQuery } from './categories.operations.generated.ts';
import { Becomes, Change, EffectCounts, TaxChange } from './effect-rows.tsx';

/** Categories, and below which one they go. */
export type Moved = { ids: readonly string[]; parentId: string | null };

/** What moving categories changes beside their place. */
export function MoveEffects({ ids, parentId }: Moved) {
  const t = useMessages(categoriesMessages);
  const query = useRecord(CategoryMoveEffectsDocument, { ids: [...ids], parentId });
  const told = query.data?.categoryMoveEffects;
  if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <section className={classes.effects} aria-label={t('effects')} aria-busy={!told} aria-live="polite">
      <h3>{t('effects')}</h3>
      {told ? (
        <EffectList told={told} isOne={ids.length === 1} />
      ) : (
        <p className={classes.note}>{t('effectsReading')}</p>
      )}
    </section>
  );
}

type Told = CategoryMoveEffectsQuery['categoryMoveEffects'];

function EffectList({ told, isOne }: { told: Told; isOne: boolean }) {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const { path, below, taxClass, effects } = told;
  if (!path) return <p className={classes.note}>{t('effectsNone')}</p>;
  return (
    <dl className={classes.changes}>
      {isOne && (
        <Change label={t('effectPath')}>
          <Becomes before={path.before.join(' › ')} after={path.after.join(' › ')} />
        </Change>
      )}
      {isOne && (
        <Change label={t('effectSlugs')}>
          <Becomes before={path.slugsBefore.join('/')} after={path.slugsAfter.join('/')} />
        </Change>
      )}
      {below > 0 && <Change label={t('effectBelow')}>{format.number(below)}</Change>}
      <TaxChange taxClass={taxClass} />
      <EffectCounts effects={effects} of="move" />
    </dl>
  );
}
