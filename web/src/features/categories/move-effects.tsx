import type { ReactNode } from 'react';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryMoveEffectsDocument, type CategoryMoveEffectsQuery } from './categories.operations.generated.ts';

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
      {taxClass && (
        <Change label={t('effectTaxClass', { count: taxClass.categories })}>
          <Becomes before={taxClass.before} after={taxClass.after} />
        </Change>
      )}
      {effects.map(({ kind, relation, count, names }) => (
        <Change key={`${kind} ${relation}`} label={t(`effect_${kind}_${relation}` as 'effect_PRODUCT_KEPT')}>
          {format.number(count)}
          {names.length > 0 && (
            <span className={classes.note}>
              {' '}
              <bdi>{names.join(', ')}</bdi>
              {count > names.length && ' …'}
            </span>
          )}
        </Change>
      ))}
    </dl>
  );
}

function Change({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Becomes({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>
        <bdi>{before}</bdi>
      </del>{' '}
      <ins>
        <bdi>{after}</bdi>
      </ins>
    </>
  );
}
