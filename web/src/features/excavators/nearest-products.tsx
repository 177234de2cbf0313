import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';
import { TargetList } from './target-list.tsx';

const besideProduct = 3;
const inItsPlace = 5;

type NearestProductsProps = { proposal: ProposalDetailFragment; onChoose: (variantId: string) => void };

/** What else the offer could be, each product one click away. */
export function NearestProducts({ proposal, onChoose }: NearestProductsProps) {
  const t = useMessages(reviewMessages);
  const mayReview = useAbilities().can('review', 'Proposal');
  const hasOtherSide = proposal.product !== null;
  const others = proposal.candidates.filter(({ variantId }) => variantId !== proposal.variantId);
  if (!mayReview || (others.length === 0 && hasOtherSide)) return null;
  return (
    <section className={classes.nearest}>
      <h3>{t('nearest')}</h3>
      {others.length === 0 && <p className={classes.noneNear}>{t('noneNear')}</p>}
      <TargetList targets={others.slice(0, hasOtherSide ? besideProduct : inItsPlace)} onChoose={onChoose} />
    </section>
  );
}
