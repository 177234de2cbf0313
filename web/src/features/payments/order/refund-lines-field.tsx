import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { NumberField } from '../../../ui/form/index.ts';
import type { LineLeft, RefundValues } from './refund-values.ts';
import { refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

const mostShown = 20;

/** How many of each line are refunded. */
export function RefundLinesField({ lines }: { lines: readonly LineLeft[] }) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  const left = lines.map((line, place) => ({ ...line, place })).filter((line) => line.left > 0);
  const found = left.filter(({ title, sku }) => `${title} ${sku ?? ''}`.toLowerCase().includes(text));
  const hidden = found.length - mostShown;
  if (left.length === 0) return <p className={classes.note}>{t('nothingLeft')}</p>;
  return (
    <div className={classes.lines}>
      {left.length > mostShown && (
        <TextInput label={t('findLine')} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      {found.length === 0 && <p className={classes.note}>{t('noLineFound')}</p>}
      {found.slice(0, mostShown).map(({ id, title, sku, place, quantity, left: units }) => (
        <NumberField<RefundValues>
          key={id}
          name={`lines.${place}.quantity`}
          label={sku === null ? title : `${title} (${sku})`}
          help={t('leftOf', { left: format.number(units), all: format.number(quantity) })}
        />
      ))}
      {hidden > 0 && <p className={classes.note}>{t('moreLines', { count: hidden })}</p>}
    </div>
  );
}
