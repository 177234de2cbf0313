import { bulkLimits } from '@quarry/contracts/bulk';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecord } from '../../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Can } from '../../../ui/can.tsx';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { FileInput } from '../../../ui/upload/index.ts';
import { CheckedOrders } from './checked-orders.tsx';
import { checkReferences } from './check-references.ts';
import { referencesInFile, writtenReferences } from './read-references.ts';
import { updateMessages } from './update.messages.ts';
import { OrderShopsDocument, type OrderShopsQuery } from './update.operations.generated.ts';
import classes from './update.module.css';

/** Does one thing to many orders that are named by their numbers, and leads to the other ways of doing so. */
export function UpdateOrdersScreen() {
  const t = useMessages(updateMessages);
  const tNavigation = useMessages(navigationMessages);
  const query = useRecord(OrderShopsDocument, {});
  return (
    <RecordPage title={tNavigation('updateOrders')}>
      <div className={classes.ways}>
        <ButtonLink to="/orders">{t('inList')}</ButtonLink>
        <Can action="fulfil" subject="Order">
          <Can action="run" subject="Import">
            <ButtonLink to="/orders/update/tracking">{t('tracking')}</ButtonLink>
          </Can>
        </Can>
      </div>
      <LoadRecord query={query} recordOf={({ orderShops }) => orderShops}>
        {(shops) => <NumbersOfShop shops={shops} />}
      </LoadRecord>
    </RecordPage>
  );
}

/** The numbers are asked for within a shop, and checked before anything is done. */
function NumbersOfShop({ shops }: { shops: OrderShopsQuery['orderShops'] }) {
  const t = useMessages(updateMessages);
  const format = useFormat();
  const refusal = useShowRefusal();
  const [only, ...others] = shops;
  const [shopId, setShopId] = useState(only && others.length === 0 ? only.id : '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const most = format.number(bulkLimits.rows);
  const check = useMutation({
    mutationFn: (references: readonly string[]) => checkReferences(shopId, references),
    onError: refusal.failed,
  });
  if (!only) return <p>{t('noShops')}</p>;
  const change = (written: string) => {
    setText(written);
    setProblem(undefined);
    check.reset();
  };
  const begin = () => {
    const references = writtenReferences(text);
    if (references.length === 0) return setProblem(t('none'));
    if (references.length > bulkLimits.rows)
      return setProblem(t('tooMany', { count: format.number(references.length), most }));
    setProblem(undefined);
    check.mutate(references);
  };
  const take = async (file: File) => {
    const references = referencesInFile(await file.text());
    change(references.join('\n'));
    if (references.length === 0) setProblem(t('unreadable'));
  };
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <NativeSelect
          label={t('shop')}
          description={t('shopText')}
          value={shopId}
          onChange={({ currentTarget }) => {
            setShopId(currentTarget.value);
            check.reset();
          }}
          data={[{ value: '', label: '–' }, ...shops.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Textarea
          label={t('numbers')}
          description={t('numbersText', { most })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rows={8}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <p className={classes.note}>{t('fileText')}</p>
        <div className={classes.ways}>
          <FileInput
            label={t('fromFile')}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChosen={(file) => void take(file)}
          >
            {(open) => (
              <Button variant="default" onClick={open}>
                {t('fromFile')}
              </Button>
            )}
          </FileInput>
          <Button type="submit" disabled={shopId === ''} loading={check.isPending}>
            {t('check')}
          </Button>
        </div>
      </form>
      {check.data && (
        <Section id="checked" title={t('found', { count: check.data.ids.length })}>
          <CheckedOrders {...check.data} />
        </Section>
      )}
    </>
  );
}
