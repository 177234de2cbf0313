import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { Facts } from '../../ui/record/index.ts';
import { useMakerFacts } from '../../ui/snapshot-makers/index.ts';
import { SourceChip } from '../../ui/source-chip.tsx';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { attributeName } from './product-text.ts';
import { english, productMessages } from './product.messages.ts';
import type {
  ProductValueDetailFragment,
  ValueSourceDetailFragment,
  ValueSourceKind,
} from './product.operations.generated.ts';
import { shownValue } from './typed-value.ts';
import type { NewValue } from './use-set-value.ts';
import classes from './value-lineage.module.css';
import { ValuePicture } from './value-picture.tsx';

type Stated = { sourceKind: ValueSourceKind; source: ValueSourceDetailFragment | null };

type ValueSourceProps = {
  value: ProductValueDetailFragment;
  /** Absent for anyone who may not change the product. */
  onSet: ((value: NewValue) => void) | undefined;
  /** Opens the field for a value of one's own; absent where there is nothing to type. */
  onEdit: (() => void) | undefined;
};

/** Who says so; opening it shows the way back to the page, and what the others say. */
export function ValueSource({ value, onSet, onEdit }: ValueSourceProps) {
  const t = useMessages(productMessages);
  const format = useFormat();
  const isByHand = value.sourceKind === 'manual';
  return (
    <SourceChip
      label={useSourceName()(value)}
      {...(isByHand ? {} : { confidence: format.percent(value.confidence) })}
      title={`${format.label(t('lineage'))} ${attributeName(t, value.attribute)}`}
      note={value.alternatives.length > 0 ? `+${format.number(value.alternatives.length)}` : undefined}
    >
      {(close) => (
        <div className={classes.lineage}>
          <h3>{t('lineage')}</h3>
          <Lineage value={value} />
          <Others
            value={value}
            onUse={
              onSet &&
              ((chosen) => {
                close();
                onSet(chosen);
              })
            }
          />
          {(onEdit || (isByHand && onSet)) && (
            <div className={classes.actions}>
              {isByHand && onSet && (
                <Button
                  size="xs"
                  variant="default"
                  title={t('clearHelp')}
                  onClick={() => {
                    close();
                    onSet({ value: null, text: null });
                  }}
                >
                  {t('clear')}
                </Button>
              )}
              {onEdit && (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => {
                    close();
                    onEdit();
                  }}
                >
                  {t('setByHand')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </SourceChip>
  );
}

/** A source in a word or two: the shop, or what kind of source it is. */
export function useSourceName(): (stated: Stated) => string {
  const t = useMessages(productMessages);
  return ({ sourceKind, source }) => {
    if (source) return source.shopName;
    return sourceKind === 'manual' ? t('byHand') : namedText(t, english, 'kind', sourceKind);
  };
}

function Lineage({ value }: { value: ProductValueDetailFragment }) {
  const t = useMessages(productMessages);
  const format = useFormat();
  const name = useSourceName();
  const { source } = value;
  const makers = useMakerFacts(source?.madeBy ?? null);
  if (!source) {
    return (
      <Facts
        facts={[
          { label: t('source'), value: name(value) },
          { label: t('setSince'), value: <RelativeTime at={value.updatedAt} /> },
          ...(value.isLocked ? [{ label: t('status'), value: t('locked') }] : []),
        ]}
      />
    );
  }
  return (
    <>
      <Facts
        facts={[
          { label: t('shop'), value: source.shopName },
          {
            label: t('offer'),
            value: (
              <Link to="/offers/$offerId" params={{ offerId: source.offerId }}>
                {source.offerTitle}
              </Link>
            ),
          },
          { label: t('observed'), value: <RelativeTime at={source.observedAt} /> },
          { label: t('method'), value: source.method },
          { label: t('path'), value: <code className={classes.code}>{source.path}</code> },
          { label: t('raw'), value: <bdi className={classes.raw}>{source.raw}</bdi> },
          { label: t('confidence'), value: format.percent(value.confidence) },
          ...makers,
        ]}
      />
      <p className={classes.links}>
        <StoredPageLink page={source} field={source}>
          {t('openStored')}
        </StoredPageLink>
        {source.pageUrl !== null && (
          <a href={source.pageUrl} target="_blank" rel="noreferrer">
            {t('openPage')}
          </a>
        )}
      </p>
    </>
  );
}

type OthersProps = { value: ProductValueDetailFragment; onUse: ((value: NewValue) => void) | undefined };

/** What lost, kept: each with its source, and one click to prefer it. */
function Others({ value, onUse }: OthersProps) {
  const t = useMessages(productMessages);
  const format = useFormat();
  const language = useLanguage();
  const name = useSourceName();
  return (
    <section className={classes.others}>
      <h3>{t('others')}</h3>
      {value.alternatives.length === 0 && <p className={classes.note}>{t('noOthers')}</p>}
      <ul>
        {value.alternatives.map((other, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two sources may say the very same; their order is the server's
          <li key={index}>
            <span className={classes.otherText}>
              {other.pictureUrl === null ? (
                <bdi>{shownValue({ ...other, attribute: value.attribute }, format, language)}</bdi>
              ) : (
                <ValuePicture className={classes.picture} path={other.pictureUrl} />
              )}
              <span className={classes.note}>
                {name(other)} · {format.percent(other.confidence)}
              </span>
              {other.source && (
                <StoredPageLink page={other.source} field={other.source} className={classes.note}>
                  {t('openStored')}
                </StoredPageLink>
              )}
            </span>
            {onUse && other.text !== value.text && (
              <Button size="xs" variant="default" onClick={() => onUse({ value: other.value, text: other.text })}>
                {t('useThis')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
