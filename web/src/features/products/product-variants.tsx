import { useMessages } from '../../i18n/index.ts';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import classes from './product-page.module.css';
import { variantName, type ProductTexts, type ProductVariant } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

export function ProductVariants({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const { variants } = product;
  return (
    <Section id="variants" title={t('variants')}>
      <PlainTable
        label={t('variants')}
        rows={variants}
        rowKey={({ id }) => id}
        empty={t('variantsEmpty')}
        columns={variantColumns(t, variants)}
      />
    </Section>
  );
}

/** Each identifier with its kind; one that is not to be trusted says so. */
function Identifiers({ variant }: { variant: ProductVariant }) {
  const t = useMessages(productMessages);
  if (variant.identifiers.length === 0) return <Absent />;
  return (
    <ul className={classes.identifiers}>
      {variant.identifiers.map(({ kind, value, status }) => (
        <li key={`${kind} ${value}`}>
          <span className={classes.kind}>{kind.toUpperCase()}</span>
          <CopyableId id={value} />
          {(status === 'misused' || status === 'retired') && (
            <span className={classes.doubt}>{t(`identifier.${status}`)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function variantColumns(t: ProductTexts, variants: readonly ProductVariant[]): PlainColumn<ProductVariant>[] {
  return [
    { key: 'name', header: t('variant'), cell: (variant) => <bdi>{variantName(t, variant, variants)}</bdi> },
    { key: 'identifiers', header: t('identifiers'), cell: (variant) => <Identifiers variant={variant} /> },
    {
      key: 'offers',
      header: t('offersOfVariant'),
      isNumber: true,
      cell: ({ offerCount }) => <NumberText value={offerCount} />,
    },
  ];
}
