import {
  bulkBrandInput,
  bulkCategoryInput,
  bulkStatuses,
  bulkStatusInput,
  bulkTagsInput,
} from '@quarry/contracts/products';
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import { useMessages } from '../../i18n/index.ts';
import { LinesField, ReferenceField, SelectField, useRecordForm } from '../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import classes from '../../ui/question-dialog.module.css';
import { foundRecords } from '../../ui/record-choices/index.ts';
import { brandChoices } from './brand-choices.ts';
import { productQuestionsMessages } from './product-questions.messages.ts';
import { productsMessages } from './products.messages.ts';

/** None is chosen as such, so that an empty field takes nothing away. */
type Chosen<Field extends string> = Record<Field, string | null> & { isNone: boolean };

function noneAsNull<Draft>(field: 'brandId' | 'categoryId', schema: z.ZodType<Draft>) {
  const read = (values: unknown) => {
    const { [field]: id, isNone } = values as Chosen<typeof field>;
    return { [field]: isNone ? null : (id ?? undefined) };
  };
  return z.preprocess(read, schema);
}

function NoneChoice({ label, ...input }: { label: string } & UseFormRegisterReturn) {
  return (
    <label className={classes.none}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

type CategoryValues = Chosen<'categoryId'>;
const chosenCategory = noneAsNull('categoryId', bulkCategoryInput);
const categoryChoices = foundRecords('Category');

export function SetCategoryQuestion(props: BulkQuestionProps) {
  const t = useMessages(productQuestionsMessages);
  const form = useRecordForm<CategoryValues, z.output<typeof bulkCategoryInput>>(chosenCategory, {
    categoryId: null,
    isNone: false,
  });
  const isNone = useWatch({ control: form.control, name: 'isNone' });
  return (
    <QuestionDialog {...props} form={form}>
      {!isNone && (
        <ReferenceField<CategoryValues>
          name="categoryId"
          label={t('category')}
          current={null}
          choices={categoryChoices}
        />
      )}
      <NoneChoice label={t('noCategory')} {...form.register('isNone')} />
    </QuestionDialog>
  );
}

type BrandValues = Chosen<'brandId'>;
const chosenBrand = noneAsNull('brandId', bulkBrandInput);

export function SetBrandQuestion(props: BulkQuestionProps) {
  const t = useMessages(productQuestionsMessages);
  const form = useRecordForm<BrandValues, z.output<typeof bulkBrandInput>>(chosenBrand, {
    brandId: null,
    isNone: false,
  });
  const isNone = useWatch({ control: form.control, name: 'isNone' });
  return (
    <QuestionDialog {...props} form={form}>
      {!isNone && (
        <ReferenceField<BrandValues> name="brandId" label={t('brand')} current={null} choices={brandChoices} />
      )}
      <NoneChoice label={t('noBrand')} {...form.register('isNone')} />
    </QuestionDialog>
  );
}

type StatusValues = { status: string };

export function SetStatusQuestion(props: BulkQuestionProps) {
  const t = useMessages(productQuestionsMessages);
  const tProducts = useMessages(productsMessages);
  const form = useRecordForm<StatusValues, z.output<typeof bulkStatusInput>>(bulkStatusInput, { status: '' });
  return (
    <QuestionDialog {...props} form={form}>
      <SelectField<StatusValues>
        name="status"
        label={t('status')}
        help={t('statusHelp')}
        isRequired
        options={[
          { value: '', label: t('chooseStatus') },
          ...bulkStatuses.map((status) => ({ value: status, label: tProducts(status) })),
        ]}
      />
    </QuestionDialog>
  );
}

type TagsValues = { tags: readonly string[] };

/** Which tags the products get, or lose. */
export function TagsQuestion(props: BulkQuestionProps) {
  const t = useMessages(productQuestionsMessages);
  const form = useRecordForm<TagsValues, z.output<typeof bulkTagsInput>>(bulkTagsInput, { tags: [] });
  return (
    <QuestionDialog {...props} form={form}>
      <LinesField<TagsValues> name="tags" label={t('tags')} help={t('tagsHelp')} />
    </QuestionDialog>
  );
}
