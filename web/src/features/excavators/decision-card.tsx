import { IconAlertTriangle, IconExternalLink, IconMinus, IconPlus, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { MoneyText } from '../../ui/values.tsx';
import { Comparison } from './comparison.tsx';
import classes from './decision-card.module.css';
import { questionOf, sentenceOf, useEvidence, type SpokenEvidence } from './proposal-text.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';

type DecisionCardProps = {
  proposal: ProposalDetailFragment;
  /** What else the offer could be; takes the other side where the proposal names no product. */
  others?: ReactNode;
};

/** One proposal as a person weighs it: the question, the evidence, the pictures, both sides. */
export function DecisionCard({ proposal, others }: DecisionCardProps) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  const evidence = useEvidence(proposal.evidence);
  const { offer, product } = proposal;
  return (
    <article id="decision" tabIndex={-1} className={classes.card} aria-labelledby="question">
      <header className={classes.header}>
        <div className={classes.question}>
          <h2 id="question">{questionOf(proposal, t)}</h2>
          <Confidence share={proposal.confidence} />
        </div>
        <p className={classes.sentence}>{sentenceOf(evidence, format)}</p>
        {proposal.isCheckDue && <p className={classes.note}>{t('checkDue')}</p>}
      </header>
      <div className={classes.sides}>
        <Side
          label={offer ? sellerOf(offer) : t('offer')}
          name={offer?.title ?? ''}
          links={<OfferLinks offer={offer} />}
        >
          <Picture src={offer?.imageUrl} alt={t('offerPicture')} />
        </Side>
        {product ? (
          <Side label={t('catalogue')} name={product.name} links={<ProductLink productId={product.id} />}>
            <Picture src={product.imageUrl} alt={t('productPicture')} />
          </Side>
        ) : (
          others
        )}
      </div>
      {proposal.comparison.length > 0 && (
        <Comparison fields={proposal.comparison} otherSide={product ? t('catalogue') : undefined} />
      )}
      <EvidenceList evidence={evidence} />
      {product && others}
    </article>
  );
}

function Confidence({ share }: { share: number }) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  return (
    <span className={classes.confidence}>
      {t('confidence')}
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <strong className="tabular">{format.percent(Math.round(share * 100) / 100)}</strong>
    </span>
  );
}

type SideProps = { label: string; name: string; links?: ReactNode; children: ReactNode };

function Side({ label, name, links, children }: SideProps) {
  return (
    <figure className={classes.side}>
      <div className={classes.picture}>{children}</div>
      <figcaption>
        <span className={classes.sideLabel}>{label}</span>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        {links}
      </figcaption>
    </figure>
  );
}

/** Who sells it: the shop, on a marketplace with its seller. */
function sellerOf({ shop, seller }: NonNullable<ProposalDetailFragment['offer']>): string {
  return [shop.name, ...(seller ? [seller] : [])].join(' · ');
}

function OfferLinks({ offer }: { offer: ProposalDetailFragment['offer'] }) {
  const t = useMessages(reviewMessages);
  const { say } = useWording();
  if (!offer) return null;
  const priceWarning = offer.snapshot?.warnings.find(({ code }) => code === 'price_unreadable');
  return (
    <span className={classes.links}>
      {offer.price ? (
        <strong>
          <MoneyText money={offer.price} />
        </strong>
      ) : (
        priceWarning && <span className={classes.warning}>{say(priceWarning.wording, priceWarning.detail)}</span>
      )}
      {offer.url && (
        <a href={offer.url} target="_blank" rel="noreferrer">
          {t('atShop')}
          <IconExternalLink size={13} aria-hidden />
        </a>
      )}
      {offer.snapshot && (
        <StoredPageLink page={offer.snapshot}>
          {t('storedPage')}
          <IconExternalLink size={13} aria-hidden />
        </StoredPageLink>
      )}
    </span>
  );
}

function ProductLink({ productId }: { productId: string }) {
  const t = useMessages(reviewMessages);
  const mayRead = useAbilities().can('read', 'Product');
  if (!mayRead) return null;
  return (
    <span className={classes.links}>
      <Link to="/products/$productId" params={{ productId }}>
        {t('openProduct')}
      </Link>
    </span>
  );
}

const evidenceIcons: Record<SpokenEvidence['weight'], Icon> = {
  conflict: IconAlertTriangle,
  for: IconPlus,
  against: IconMinus,
};

function EvidenceList({ evidence }: { evidence: readonly SpokenEvidence[] }) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  if (evidence.length === 0) return null;
  return (
    <section className={classes.evidence}>
      <h3>{t('allEvidence', { count: evidence.length })}</h3>
      <ul>
        {evidence.map(({ weight, text }) => {
          const EvidenceIcon = evidenceIcons[weight];
          return (
            <li key={text} data-weight={weight}>
              <EvidenceIcon size={14} aria-hidden />
              <span className="visually-hidden">{format.label(t(weight))} </span>
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
