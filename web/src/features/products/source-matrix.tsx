import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { Absent } from '../../ui/values.tsx';
import { attributeLabel, variantName } from './product-text.ts';
import classes from './product-values.module.css';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment, ProductValueDetailFragment } from './product.operations.generated.ts';
import { shownValue } from './typed-value.ts';
import { useSourceName } from './value-lineage.tsx';
import { ValuePicture } from './value-picture.tsx';

/** One of the values beside a value as the reader's language writes it. */
type TextIn = (of: ProductValueDetailFragment, value: { value: unknown; text: string }) => string;

type Statement = { source: string; text: string; pictureUrl: string | null; isWinner: boolean };

/** The value matrix: each attribute across all sources; what holds is marked, and so is who says otherwise. */
export function SourceMatrix({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const name = useSourceName();
  const format = useFormat();
  const language = useLanguage();
  const textIn: TextIn = (of, value) => shownValue({ ...value, attribute: of.attribute }, format, language);
  const rows = product.values.map((value) => ({ value, statements: statementsOf(value, name, textIn) }));
  const sources = [...new Set(rows.flatMap(({ statements }) => statements.map(({ source }) => source)))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key
    <section className={classes.matrix} tabIndex={0} aria-label={t('bySource')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('attribute')}</th>
            {sources.map((source) => (
              <th key={source} scope="col">
                {source}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, statements }) => (
            <tr key={value.id}>
              <th scope="row">
                {attributeLabel(t, value.attribute)}
                <MatrixScope product={product} value={value} />
              </th>
              {sources.map((source) => (
                <MatrixCell
                  key={source}
                  statements={statements.filter((one) => one.source === source)}
                  held={textIn(value, value)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MatrixScope({ product, value }: { product: ProductDetailFragment; value: ProductValueDetailFragment }) {
  const t = useMessages(productMessages);
  const variant = product.variants.length > 1 && product.variants.find(({ id }) => id === value.variantId);
  if (!variant) return null;
  return <span className={classes.scope}>{variantName(t, variant, product.variants)}</span>;
}

type MatrixCellProps = { statements: readonly Statement[]; held: string };

function MatrixCell({ statements, held }: MatrixCellProps) {
  const t = useMessages(productMessages);
  const isWinner = statements.some((one) => one.isWinner);
  if (statements.length === 0) {
    return (
      <td>
        <Absent />
      </td>
    );
  }
  return (
    <td data-winner={isWinner}>
      {[...new Map(statements.map(({ text, pictureUrl }) => [text, pictureUrl]))].map(([text, pictureUrl]) =>
        pictureUrl === null ? (
          <bdi key={text}>{text}</bdi>
        ) : (
          <ValuePicture key={text} className={classes.picture} path={pictureUrl} />
        ),
      )}
      {isWinner && <span className={classes.scope}>{t('effective')}</span>}
      {!isWinner && statements.every(({ text }) => text !== held) && (
        <span className={classes.differs}>{t('differs')}</span>
      )}
    </td>
  );
}

function statementsOf(
  value: ProductValueDetailFragment,
  name: ReturnType<typeof useSourceName>,
  textIn: TextIn,
): Statement[] {
  return [
    { source: name(value), text: textIn(value, value), pictureUrl: value.pictureUrl, isWinner: true },
    ...value.alternatives.map((other) => ({
      source: name(other),
      text: textIn(value, other),
      pictureUrl: other.pictureUrl,
      isWinner: false,
    })),
  ];
}
