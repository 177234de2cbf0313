import { productInput, type ProductDraft } from '@quarry/contracts/products';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import {
  LinesField,
  RecordForm,
  ReferenceField,
  TextareaField,
  TextField,
  useRecordForm,
  type FormRecord,
  type Reference,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import { brandChoices, choicesAmong } from './brand-choices.ts';
import { GtinNote } from './gtin-note.tsx';
import { MpnNote } from './mpn-note.tsx';
import { NameNote } from './name-note.tsx';
import { productMessages } from './product.messages.ts';
import { SkuNote } from './sku-note.tsx';
import { useNotThese } from './use-not-these.ts';

export type ProductValues = {
  name: string;
  description: string;
  brandId: string | null;
  /** Empty for none. */
  categoryId: string;
  tags: readonly string[];
  gtin: string;
  mpn: string;
  sku: string;
};

export type ProductForm = UseFormReturn<ProductValues, unknown, ProductDraft>;

export function useProductForm(values: ProductValues): ProductForm {
  return useRecordForm<ProductValues, ProductDraft>(productInput, values);
}

type ProductFormProps<Values extends ProductValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  brand: Reference | null;
  /** The brands that the product can have, of which it needs one; all, and none, where this is left out. */
  ownBrands?: readonly Reference[] | null;
  /** Identifiers are asked for where the product begins; later they belong to its variants. */
  withIdentifiers: boolean;
  record?: FormRecord;
  saveLabel?: string;
  lockedFields?: readonly string[];
  actions?: ReactNode;
  onSave: (draft: Draft) => Promise<SaveOutcome>;
  /** Sections of features above, over further values of the same form. */
  children?: ReactNode;
};

export function ProductFields<Values extends ProductValues, Draft>(props: ProductFormProps<Values, Draft>) {
  const { form, brand, ownBrands, withIdentifiers, actions, children, ...rest } = props;
  const t = useMessages(productMessages);
  const abilities = useAbilities();
  const { control, setFocus } = form as unknown as ProductForm;
  const [name, gtin, mpn, sku, brandId] = useWatch({ control, name: ['name', 'gtin', 'mpn', 'sku', 'brandId'] });
  const notThese = useNotThese();
  const notTheseOf = (field: 'name' | 'gtin' | 'mpn' | 'sku') => notThese(() => setFocus(field));
  return (
    <RecordForm form={form} right={{ action: 'update', subject: 'Product' }} {...rest}>
      <Section id="details" title={t('details')} actions={actions}>
        <TextField<ProductValues> name="name" label={t('name')} isRequired />
        {withIdentifiers && <NameNote name={name} brandId={brandId} notThese={notTheseOf('name')} />}
        <ReferenceField<ProductValues>
          name="brandId"
          label={t('brand')}
          current={brand}
          choices={ownBrands ? choicesAmong(ownBrands) : brandChoices}
          isRequired={Boolean(ownBrands)}
        />
        {abilities.can('read', 'Category') && (
          <RecordField<ProductValues> name="categoryId" of="Category" label={t('category')} />
        )}
        {withIdentifiers && (
          <>
            <TextField<ProductValues> name="gtin" label={t('gtin')} help={t('gtinHelp')} inputMode="numeric" />
            <GtinNote gtin={gtin} notThese={notTheseOf('gtin')} />
            <TextField<ProductValues> name="mpn" label={t('mpn')} />
            <MpnNote mpn={mpn} brandId={brandId} notThese={notTheseOf('mpn')} />
            <TextField<ProductValues> name="sku" label={t('sku')} />
            <SkuNote sku={sku} brandId={brandId} notThese={notTheseOf('sku')} />
          </>
        )}
        <TextareaField<ProductValues> name="description" label={t('description')} rows={6} />
        <LinesField<ProductValues> name="tags" label={t('tags')} help={t('tagsHelp')} />
      </Section>
      {children}
    </RecordForm>
  );
}
