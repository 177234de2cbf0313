import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { useFieldProblem, useFieldWords, useIsReadOnly, useIssueText } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { AddProduct } from '../../discounts/index.ts';
import { draftMessages } from './draft.messages.ts';
import classes from './draft.module.css';
import type { DraftLine, DraftValues } from './draft-values.ts';
import type { DraftPreview } from './use-draft-preview.ts';

/** What is ordered: variants of the catalogue found by name, or lines named by hand, each with its quantity and price. */
export function DraftLines({ preview }: { preview: DraftPreview }) {
  const t = useMessages(draftMessages);
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const isReadOnly = useIsReadOnly();
  const problem = useFieldProblem('lines');
  useFieldWords('lines', {
    label: t('lines'),
    textOf: (lines) =>
      (lines as readonly DraftLine[]).map(({ title, quantity }) => `${quantity} × ${title}`).join(', '),
  });
  const add = (line: Pick<DraftLine, 'variantId' | 'title'>) =>
    append({ ...line, quantity: '1', price: '', priceReason: '' }, { shouldFocus: line.variantId === '' });
  return (
    <Section id="lines" title={t('lines')}>
      {fields.length === 0 && <p className={classes.note}>{t('noLines')}</p>}
      {fields.length === 0 && problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {fields.length > 0 && (
        <ol className={classes.lines} aria-label={t('lines')}>
          {fields.map(({ id }, at) => (
            <DraftLineRow key={id} at={at} preview={preview} onRemove={() => remove(at)} />
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <>
          <AddProduct addLabel={t('addToOrder')} onAdd={({ id, name }) => add({ variantId: id, title: name })} />
          <div>
            <Button variant="default" onClick={() => add({ variantId: '', title: '' })}>
              {t('addFreeLine')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

type DraftLineRowProps = { at: number; preview: DraftPreview; onRemove: () => void };

function DraftLineRow({ at, preview: { preview, isCurrent, issues }, onRemove }: DraftLineRowProps) {
  const t = useMessages(draftMessages);
  const issueText = useIssueText();
  const { register, control } = useFormContext<DraftValues>();
  const { variantId, title, price } = useWatch({ control, name: `lines.${at}` });
  const isReadOnly = useIsReadOnly();
  const name = title.trim() === '' ? t('lineNumber', { number: at + 1 }) : title;
  const found = (field: string) => {
    const issue = issues.find(({ path }) => path === `lines.${at}.${field}`);
    return issue && issueText(issue);
  };
  const problems = {
    title: useFieldProblem(`lines.${at}.title`),
    variantId: useFieldProblem(`lines.${at}.variantId`) ?? found('variantId'),
    quantity: useFieldProblem(`lines.${at}.quantity`) ?? found('quantity'),
    price: useFieldProblem(`lines.${at}.price`) ?? found('price'),
    priceReason: useFieldProblem(`lines.${at}.priceReason`),
  };
  const outcome = preview?.lines.find(({ position }) => position === at);
  return (
    <li>
      <span className={classes.lineName}>
        {variantId === '' ? (
          <TextInput
            {...register(`lines.${at}.title`)}
            aria-label={t('titleOf', { number: at + 1 })}
            placeholder={t('title')}
            error={problems.title}
          />
        ) : (
          <bdi>{title}</bdi>
        )}
        {problems.variantId !== undefined && <span className={classes.problem}>{problems.variantId}</span>}
      </span>
      <TextInput
        {...register(`lines.${at}.quantity`)}
        aria-label={t('quantityOf', { name })}
        placeholder={t('quantity')}
        inputMode="numeric"
        error={problems.quantity}
      />
      <TextInput
        {...register(`lines.${at}.price`)}
        aria-label={t('priceOf', { name })}
        placeholder={t(variantId === '' ? 'price' : 'channelPrice')}
        inputMode="decimal"
        error={problems.price}
      />
      <span className={classes.lineTotal} data-stale={!isCurrent}>
        {outcome && <MoneyText money={outcome.gross} />}
      </span>
      {!isReadOnly && (
        <ToolButton label={t('removeLine', { name })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ToolButton>
      )}
      {price.trim() !== '' && (
        <div className={classes.lineReason}>
          <TextInput
            {...register(`lines.${at}.priceReason`)}
            aria-label={t('reasonOf', { name })}
            placeholder={t('priceReason')}
            error={problems.priceReason}
          />
        </div>
      )}
    </li>
  );
}
