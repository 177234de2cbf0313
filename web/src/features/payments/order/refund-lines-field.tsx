import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { inputMessages, inputText, NumberField } from '../../../ui/form/index.ts';
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
  const values = useWatch<RefundValues, 'lines'>({ name: 'lines' });
  const left = lines.map((line, place) => ({ ...line, place })).filter((line) => line.left > 0);
  // What was chosen stays in sight, whatever is looked for.
  const isChosen = (place: number) => (values[place]?.quantity ?? null) !== null;
  const found = left.filter(
    ({ title, sku, place }) => isChosen(place) || `${title} ${sku ?? ''}`.toLowerCase().includes(text),
  );
  const shown = found.filter(({ place }, at) => at < mostShown || isChosen(place));
  const hidden = found.length - shown.length;
  if (left.length === 0) return <p className={classes.note}>{t('nothingLeft')}</p>;
  return (
    <div className={classes.lines}>
      {left.length > mostShown && (
        <TextInput label={t('findLine')} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      {found.length === 0 && <p className={classes.note}>{t('noLineFound')}</p>}
      {shown.map(({ id, title, sku, place, quantity, left: units }) => (
        <NumberField<RefundValues>
          key={id}
          name={`lines.${place}.quantity`}
          label={sku === null ? title : `${title} (${sku})`}
          help={t('leftOf', { left: format.number(units), all: format.number(quantity) })}
        />
      ))}
      <LinesProblem />
      {hidden > 0 && <p className={classes.note}>{t('moreLines', { count: hidden })}</p>}
    </div>
  );
}

/** What is wrong with the lines as a whole, until one of them is chosen. */
function LinesProblem() {
  const t = useMessages(refundsMessages);
  const tInput = useMessages(inputMessages);
  const { errors } = useFormState<RefundValues>();
  const isChosen = useWatch<RefundValues, 'lines'>({ name: 'lines' }).some(({ quantity }) => quantity !== null);
  const code = errors.lines?.type;
  if (typeof code !== 'string' || (code === 'required' && isChosen)) return null;
  return (
    <p className={classes.refused} role="alert">
      {code === 'required' ? t('chooseLines') : inputText(tInput, code)}
    </p>
  );
}
