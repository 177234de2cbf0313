import { categoryInput, type CategoryDraft } from '@quarry/contracts/categories';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, SelectField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import {
  byLocale,
  issuesByLocale,
  LocaleTexts,
  textsByLocale,
  useContentLocales,
  type LocaleText,
  type TextsByLocale,
} from '../../ui/locale-texts/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment, CategoryStatus } from './categories.operations.generated.ts';

type CategoryValues = {
  parentId: string;
  status: CategoryStatus;
  taxClass: string;
  names: TextsByLocale;
  slugs: TextsByLocale;
  descriptions: TextsByLocale;
  pictureAlts: TextsByLocale;
};

type CategoryFormProps = {
  category?: CategoryDetailFragment;
  /** Below which category a new one begins. */
  parentId?: string;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  saveLabel?: string;
  onSave: (draft: CategoryDraft) => Promise<SaveOutcome>;
};

const place = ['parentId'] as const;
const texts = ['names', 'slugs', 'descriptions', 'pictureAlts'];
const statuses: CategoryStatus[] = ['ACTIVE', 'HIDDEN'];

export function CategoryForm(props: CategoryFormProps) {
  const locales = useContentLocales();
  return locales && <FormInLocales {...props} locales={locales} />;
}

type FormInLocalesProps = CategoryFormProps & { locales: readonly string[] };

function FormInLocales({ category, parentId = '', locales, onSave, ...rest }: FormInLocalesProps) {
  const t = useMessages(categoriesMessages);
  const values = category ? valuesOf(category, locales) : emptyBelow(parentId, locales);
  const form = useRecordForm<CategoryValues, CategoryDraft>(byLocale(categoryInput(locales), texts), values);
  const hasPicture = category !== undefined && category.pictureUrl !== null;
  const save = async (draft: CategoryDraft): Promise<SaveOutcome> => {
    const outcome = await onSave(draft);
    if (outcome.kind !== 'issues') return outcome;
    return { kind: 'issues', issues: issuesByLocale(outcome.issues, form.getValues(), texts) };
  };
  return (
    <RecordForm
      form={form}
      onSave={save}
      isNew={category === undefined}
      place={place}
      record={category && { entity: 'category', id: category.id }}
      right={{ action: 'update', subject: 'Category' }}
      {...rest}
    >
      <Section id="texts" title={t('texts')}>
        <LocaleTexts<CategoryValues>
          locales={locales}
          fields={[
            { name: 'names', label: t('name'), help: t('nameHelp'), isListed: true },
            { name: 'slugs', label: t('slug'), help: t('slugHelp') },
            { name: 'descriptions', label: t('description'), isLong: true },
            ...(hasPicture
              ? [{ name: 'pictureAlts', label: t('pictureAlt'), help: t('pictureAltHelp') } as const]
              : []),
          ]}
        />
      </Section>
      <Section id="details" title={t('details')}>
        <RecordField<CategoryValues> name="parentId" of="Category" label={t('parent')} help={t('parentHelp')} />
        <SelectField<CategoryValues>
          name="status"
          label={t('status')}
          options={statuses.map((status) => ({ value: status, label: t(status) }))}
        />
        <TextField<CategoryValues> name="taxClass" label={t('taxClass')} help={t('taxClassHelp')} />
      </Section>
    </RecordForm>
  );
}

function emptyBelow(parentId: string, locales: readonly string[]): CategoryValues {
  const empty = textsByLocale([], locales);
  return {
    parentId,
    status: 'ACTIVE',
    taxClass: '',
    names: empty,
    slugs: empty,
    descriptions: empty,
    pictureAlts: empty,
  };
}

function valuesOf(
  { parent, status, taxClass, ...category }: CategoryDetailFragment,
  locales: readonly string[],
): CategoryValues {
  const textsOf = (list: readonly LocaleText[]) => textsByLocale(list, locales);
  return {
    parentId: parent?.id ?? '',
    status,
    taxClass: taxClass ?? '',
    names: textsOf(category.names),
    slugs: textsOf(category.slugs),
    descriptions: textsOf(category.descriptions),
    pictureAlts: textsOf(category.pictureAlts),
  };
}
