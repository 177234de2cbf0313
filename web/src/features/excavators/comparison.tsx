import {
  IconArrowLeft,
  IconArrowRight,
  IconEqual,
  IconEqualNot,
  IconMinus,
  IconTilde,
  type Icon,
} from '@tabler/icons-react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './comparison.module.css';
import { fieldLabel, sideText } from './proposal-text.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { markDifferences } from './word-differences.ts';

type Compared = ProposalDetailFragment['comparison'][number];

const verdictIcons = {
  same: IconEqual,
  similar: IconTilde,
  different: IconEqualNot,
  not_comparable: IconMinus,
  only_offer: IconArrowLeft,
  only_catalogue: IconArrowRight,
} as const satisfies Record<string, Icon>;

type Verdict = keyof typeof verdictIcons;

type ComparisonProps = {
  fields: readonly Compared[];
  /** What stands on the other side; without one the offer stands alone. */
  otherSide: string | undefined;
};

/** Both sides read across, field by field; what differs is marked, word by word. */
export function Comparison({ fields, otherSide }: ComparisonProps) {
  const t = useMessages(reviewMessages);
  return (
    <table className={classes.table} data-alone={otherSide === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('offer')}</th>
          {otherSide !== undefined && (
            <>
              <th scope="col">
                <span className="visually-hidden">{t('verdict')}</span>
              </th>
              <th scope="col">{otherSide}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <ComparisonRow key={field.field} compared={field} label={fieldLabel(field, t)} otherSide={otherSide} />
        ))}
      </tbody>
    </table>
  );
}

type ComparisonRowProps = { compared: Compared; label: string; otherSide: string | undefined };

function ComparisonRow({ compared, label, otherSide }: ComparisonRowProps) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  const verdict = isVerdict(compared.verdict) ? compared.verdict : 'similar';
  const VerdictIcon = verdictIcons[verdict];
  const { field, offerWarning } = compared;
  const offerText = sideText(field, compared.offerText, format);
  const catalogueText = sideText(field, compared.catalogueText, format);
  const isComparable = verdict !== 'not_comparable';
  const warning = offerWarning && <OfferWarning {...offerWarning} />;
  if (otherSide === undefined) {
    return (
      <tr>
        <th scope="row">{label}</th>
        <td>
          <SideText text={offerText} other={null} />
          {warning}
        </td>
      </tr>
    );
  }
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{label}</th>
      <td>
        <SideText text={offerText} other={isComparable ? catalogueText : null} />
        {warning}
      </td>
      <td className={classes.verdict}>
        <span title={t(verdict)}>
          <VerdictIcon size={16} aria-hidden />
          {isComparable && <span className="visually-hidden">{t(verdict)}</span>}
        </span>
      </td>
      <td>
        <SideText text={catalogueText} other={isComparable ? offerText : null} />
        {!isComparable && <p className={classes.note}>{t(verdict)}</p>}
      </td>
    </tr>
  );
}

/** Beside the value, because anyone who accepts it should know. */
function OfferWarning({ wording, detail }: NonNullable<Compared['offerWarning']>) {
  const { say } = useWording();
  return <p className={classes.warning}>{say(wording, detail)}</p>;
}

function SideText({ text, other }: { text: string | null; other: string | null }) {
  if (text === null || text === '') return <Absent />;
  if (other === null || other === '' || other === text) {
    return (
      <span className={classes.text}>
        <bdi>{text}</bdi>
      </span>
    );
  }
  return (
    <span className={classes.text}>
      <bdi>
        {markDifferences(text, other).map(({ text: word, isDifferent }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the words of one text never change places
          isDifferent ? <mark key={index}>{word}</mark> : word,
        )}
      </bdi>
    </span>
  );
}

function isVerdict(verdict: string): verdict is Verdict {
  return Object.hasOwn(verdictIcons, verdict);
}
