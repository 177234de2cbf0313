import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';
import { TargetList } from './target-list.tsx';

const shownProducts = 3;

type NearestProductsProps = { proposal: ProposalDetailFragment; onChoose: (variantId: string) => void };

/** What else the offer could be, each product one click away. */
export function NearestProducts({ proposal, onChoose }: NearestProductsProps) {
  const t = useMessages(reviewMessages);
  const mayReview = useAbilities().can('review', 'Proposal');
  const others = proposal.candidates.filter(({ variantId }) => variantId !== proposal.variantId);
  if (others.length === 0 || !mayReview) return null;
  return (
    <section className={classes.nearest}>
      <h3>{t('nearest')}</h3>
      <TargetList targets={others.slice(0, shownProducts)} onChoose={onChoose} />
    </section>
  );
}
