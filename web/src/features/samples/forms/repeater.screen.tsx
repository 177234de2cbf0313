import '../../../ui/form/mantine-form.css';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './forms.module.css';
import { formsMessages } from './forms.messages.ts';
import { totalMinor, type OrderRow } from './order-rows.ts';

const empty: OrderRow = { article: '', count: '1', price: '' };
const first: readonly OrderRow[] = [
  { article: 'Kveld 12', count: '2', price: '64.50' },
  { article: 'Belvane 3', count: '1', price: '39.90' },
  { article: 'Cairn 7', count: '4', price: '8.25' },
];

/** Rows of one kind, as many as are needed; one that goes leaves the others as they are. */
export function RepeaterScreen() {
  const t = useMessages(formsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const form = useForm<{ rows: OrderRow[] }>({ defaultValues: { rows: [...first] } });
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const total = totalMinor(useWatch({ control: form.control, name: 'rows' }));
  const take = (place: number) => {
    const row = form.getValues(`rows.${place}`);
    remove(place);
    showUndo(t('removedRow', { row: place + 1 }), tKit('undo'), () => insert(place, row));
  };
  return (
    <SamplePage title={t('repeaterTitle')}>
      <div className={classes.sheet}>
        {fields.length === 0 && <p>{t('noRows')}</p>}
        {fields.map(({ id }, place) => (
          <fieldset key={id} className={classes.row}>
            <legend className="visually-hidden">{t('row', { row: place + 1 })}</legend>
            <TextInput {...form.register(`rows.${place}.article`)} label={t('article')} />
            <TextInput {...form.register(`rows.${place}.count`)} label={t('count')} inputMode="numeric" />
            <TextInput {...form.register(`rows.${place}.price`)} label={t('price')} inputMode="decimal" />
            <ToolButton label={t('removeRow', { row: place + 1 })} onClick={() => take(place)}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </ToolButton>
          </fieldset>
        ))}
        <span className={classes.actions}>
          <output className="tabular">{t('total', { total: format.money({ minor: total, currency: 'EUR' }) })}</output>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => append(empty)}>
            {t('addRow')}
          </Button>
        </span>
      </div>
    </SamplePage>
  );
}
