import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { OtherProduct } from '../other-product.tsx';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';
import { sourceText, type ProductCell } from './product-cell.ts';

type CellDetailsProps = { product: string; header: string; cell: ProductCell; say: (text: string) => string };

/** Of the active cell: whose it is, what stood and what will stand there, and why it is refused or cannot be edited. */
export function CellDetails({ product, header, cell, say }: CellDetailsProps) {
  const t = useMessages(manageMessages);
  const format = useFormat();
  const { refusal: sayRefusal } = useWording();
  const { before, value, source, isLocked, isChanged, refusal, closed } = cell;
  const said = refusal && sayRefusal({ reason: refusal.text, wording: refusal.wording });
  return (
    <p className={classes.details}>
      <bdi className={classes.place}>
        {product} · {format.label(header)}
      </bdi>{' '}
      {isChanged ? (
        <>
          <del>{before ?? t('empty')}</del> <span aria-hidden>→</span> <ins>{value ?? t('empty')}</ins>
        </>
      ) : (
        <bdi>{value === null ? t('empty') : say(value)}</bdi>
      )}
      {!isChanged && source !== 'EMPTY' && <span className={classes.note}> · {sourceText(t, source)}</span>}
      {isLocked && <span className={classes.note}> · {t('locked')}</span>}
      {closed && <span className={classes.note}> · {t(`closed.${closed}`)}</span>}
      {said && (
        <span className={classes.refusal}>
          {' '}
          {said.reason}
          {said.next && <span> {said.next}</span>}
          <OtherProduct wording={refusal.wording} />
        </span>
      )}
    </p>
  );
}
