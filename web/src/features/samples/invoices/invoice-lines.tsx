import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/form/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { currency, emptyLine, figuresOf, type InvoiceValues } from './invoice-draft.ts';
import classes from './invoice-form.module.css';
import { totalsOf } from './invoice-totals.ts';
import { sampleInvoicesMessages } from './invoices.messages.ts';

/** The lines of an invoice; at least one stays. */
export function InvoiceLines() {
  const t = useMessages(sampleInvoicesMessages);
  const { control, getValues } = useFormContext<InvoiceValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lines' });
  const isLast = fields.length === 1;
  const duplicate = (index: number) => {
    const line = getValues('lines')[index];
    if (line) insert(index + 1, { ...line }, { focusName: `lines.${index + 1}.text` });
  };
  return (
    <>
      <ul className={classes.lines}>
        {fields.map(({ id }, index) => (
          <li key={id} className={classes.line}>
            <TextField<InvoiceValues> name={`lines.${index}.text`} label={t('item')} isRequired />
            <TextField<InvoiceValues> name={`lines.${index}.quantity`} label={t('quantity')} inputMode="decimal" />
            <TextField<InvoiceValues> name={`lines.${index}.price`} label={t('price')} inputMode="decimal" />
            <TextField<InvoiceValues> name={`lines.${index}.tax`} label={t('tax')} inputMode="decimal" />
            <LineAmount index={index} />
            <div className={classes.lineActions}>
              <ToolButton label={t('duplicateLine', { line: index + 1 })} onClick={() => duplicate(index)}>
                <IconCopy size={18} stroke={1.6} aria-hidden />
              </ToolButton>
              <ToolButton
                label={t('removeLine', { line: index + 1 })}
                disabled={isLast}
                title={isLast ? t('lineStays') : undefined}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </ToolButton>
            </div>
          </li>
        ))}
      </ul>
      {isLast && <p className={classes.hint}>{t('lineStays')}</p>}
      <Button variant="default" className={classes.addLine ?? ''} onClick={() => append(emptyLine)}>
        {t('addLine')}
      </Button>
    </>
  );
}

function LineAmount({ index }: { index: number }) {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  const line = useWatch<InvoiceValues, `lines.${number}`>({ name: `lines.${index}` });
  const minor = totalsOf([figuresOf(line)], 0).subtotalMinor;
  return (
    <p className={classes.amount}>
      <span>{t('amount')}</span>
      <output className="tabular">{format.money({ minor, currency })}</output>
    </p>
  );
}
