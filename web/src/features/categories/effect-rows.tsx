import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryMoveEffectsQuery } from './categories.operations.generated.ts';

type Told = CategoryMoveEffectsQuery['categoryMoveEffects'];

/** The tax class that goods get, where it becomes another. */
export function TaxChange({ taxClass }: Pick<Told, 'taxClass'>) {
  const t = useMessages(categoriesMessages);
  return (
    taxClass && (
      <Change label={t('effectTaxClass', { count: taxClass.categories })}>
        <Becomes before={taxClass.before} after={taxClass.after} />
      </Change>
    )
  );
}

/** Of each kind of thing how many a change of the tree concerns, the first of them by name. */
export function EffectCounts({ effects, of }: Pick<Told, 'effects'> & { of: 'move' | 'merge' }) {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const labelOf = ({ kind, relation }: Told['effects'][number]) => {
    const isOwn = of === 'merge' && (relation === 'JOINED' || kind === 'SHELF');
    return t(`${isOwn ? 'merged' : 'effect'}_${kind}_${relation}` as 'effect_PRODUCT_KEPT');
  };
  return effects.map((effect) => (
    <Change key={`${effect.kind} ${effect.relation}`} label={labelOf(effect)}>
      {format.number(effect.count)}
      {effect.names.length > 0 && (
        <span className={classes.note}>
          {' '}
          <bdi>{effect.names.join(', ')}</bdi>
          {effect.count > effect.names.length && ' …'}
        </span>
      )}
    </Change>
  ));
}

export function Change({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Becomes({ before, after }: { before: string; after: string }) {
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
