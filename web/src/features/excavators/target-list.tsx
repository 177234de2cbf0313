import { useMessages, useFormat } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture.tsx';
import type { MatchTargetRowFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './target-list.module.css';

type TargetListProps = { targets: readonly MatchTargetRowFragment[]; onChoose: (variantId: string) => void };

/** Products an offer could hang on, each one click away. */
export function TargetList({ targets, onChoose }: TargetListProps) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  return (
    <ul className={classes.list}>
      {targets.map(({ variantId, name, brand, imageUrl, identifiers, score }) => (
        <li key={variantId}>
          <button type="button" className={classes.target} onClick={() => onChoose(variantId)}>
            <span className={classes.picture}>
              <Picture src={imageUrl} alt="" />
            </span>
            <span className={classes.words}>
              <span className={classes.name}>
                <span className="visually-hidden">{t('matchTo')} </span>
                <bdi>{name}</bdi>
              </span>
              <span className={classes.facts}>
                <bdi>{[brand, ...identifiers].filter(Boolean).join(' · ')}</bdi>
              </span>
            </span>
            {score !== null && <span className="tabular">{format.percent(Math.round(score * 100) / 100)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
