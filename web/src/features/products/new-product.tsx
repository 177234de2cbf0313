import type { ProductDraft } from '@quarry/contracts/products';
import { classifyGtin } from '@quarry/extraction/gtin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { NewPicture, type useNewPicture } from './new-picture.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import classes from './product-page.module.css';
import { attributeName } from './product-text.ts';
import { ProductFields, type ProductForm, type ProductValues } from './product.form.tsx';
import { productMessages } from './product.messages.ts';
import {
  CreateProductDocument,
  ProductAttributesDocument,
  ProductBrandsDocument,
} from './product.operations.generated.ts';
import { useDeleteProduct } from './use-delete-product.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

/** What a form for a new product begins with. */
export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  brandId: null,
  categoryId: '',
  tags: [],
  gtin: '',
  mpn: '',
  sku: '',
};

/** The attributes that the form fills, by the field that fills each. */
const fieldOfAttribute: Readonly<Record<string, keyof ProductValues>> = {
  name: 'name',
  description: 'description',
  brand: 'brandId',
  category: 'categoryId',
  gtin: 'gtin',
  mpn: 'mpn',
  sku: 'sku',
};

type NewProductProps<Values extends ProductValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  onSave: (draft: Draft) => Promise<SaveOutcome>;
  picture: ReturnType<typeof useNewPicture>;
  /** What else is asked for with a new product. */
  children?: ReactNode;
};

/** The form for a new product, with how complete it would be. */
export function NewProduct<Values extends ProductValues, Draft>(props: NewProductProps<Values, Draft>) {
  const { form, onSave, picture, children } = props;
  const t = useMessages(productMessages);
  const brands = useRecord(ProductBrandsDocument, {}).data?.productBrands;
  const ownBrands = brands?.isAny === false ? brands.brands : null;
  return (
    <RecordPage
      title={t('addTitle')}
      aside={<LiveCompleteness form={form as unknown as ProductForm} hasPicture={picture.uploadId !== undefined} />}
    >
      <ProductFields
        form={form}
        brand={null}
        ownBrands={ownBrands}
        withIdentifiers
        onSave={onSave}
        saveLabel={t('addButton')}
      >
        <NewPicture picture={picture} />
        {children}
      </ProductFields>
    </RecordPage>
  );
}

type Created = { id: string; name: string; version: number; mayDelete: boolean };

/** What a form says once its product was made, with the way back where there is one. */
export function useProductCreated(
  picture: ReturnType<typeof useNewPicture>,
): (made: Created, canUndo?: boolean) => Promise<SaveOutcome> {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deleteProduct = useDeleteProduct();
  return async (made, canUndo = true) => {
    const { product, problem } = await picture.give(made);
    const { id, name, mayDelete } = product;
    await queryClient.invalidateQueries({ queryKey: [ProductsListDocument.name] });
    return {
      kind: 'saved',
      text: problem ?? t('added', { name }),
      undo: canUndo && mayDelete ? () => deleteProduct(product) : undefined,
      after: () => navigate({ to: '/products/$productId', params: { productId: id } }),
    };
  };
}

/** Makes a product of what a form holds. */
export function useCreateProduct(
  picture: ReturnType<typeof useNewPicture>,
): (draft: ProductDraft) => Promise<SaveOutcome> {
  const created = useProductCreated(picture);
  return async (draft) => {
    const { createProduct: result } = await requestGraphql(CreateProductDocument, { input: draft });
    return result.__typename === 'ProductCreated' ? created(result.product) : { kind: 'issues', issues: result.issues };
  };
}

/** Whether an attribute would count; a GTIN that identifies nothing does not. */
function isFilled(code: string, values: Partial<ProductValues>): boolean {
  const field = fieldOfAttribute[code];
  const value = field && values[field];
  if (typeof value !== 'string' || value.trim() === '') return false;
  return code !== 'gtin' || classifyGtin(value).usable;
}

/** How complete the product would be, while it is being typed. */
function LiveCompleteness({ form, hasPicture }: { form: ProductForm; hasPicture: boolean }) {
  const t = useMessages(productMessages);
  const values = useWatch({ control: form.control });
  const attributes = useRecord(ProductAttributesDocument, {}).data?.attributes;
  if (!attributes) return null;
  const basics = attributes.filter(({ isBasic }) => isBasic);
  const missing = basics.filter(({ code }) => (code === 'image' ? !hasPicture : !isFilled(code, values)));
  return (
    <Section id="completeness" title={t('completeness')}>
      <CompletenessMeter filled={basics.length - missing.length} required={basics.length} />
      {missing.length > 0 && (
        <div>
          <h3>{t('missing')}</h3>
          <ul className={classes.missing}>
            {missing.map((attribute) => (
              <li key={attribute.id}>
                {attributeName(t, attribute)}{' '}
                {fieldOfAttribute[attribute.code] === undefined && (
                  <span className={classes.note}>({t('missingPicture')})</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
