import type { ProductDraft } from '@quarry/contracts/products';
import { classifyGtin } from '@quarry/extraction/gtin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import classes from './product-page.module.css';
import { attributeName } from './product-text.ts';
import { ProductFields, useProductForm, type ProductForm, type ProductValues } from './product.form.tsx';
import { productMessages } from './product.messages.ts';
import { CreateProductDocument, ProductAttributesDocument } from './product.operations.generated.ts';
import { useDeleteProduct } from './use-delete-product.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

const emptyProduct: ProductValues = {
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

export function ProductNewScreen() {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deleteProduct = useDeleteProduct();
  const form = useProductForm(emptyProduct);

  const create = async (draft: ProductDraft): Promise<SaveOutcome> => {
    const { createProduct: result } = await requestGraphql(CreateProductDocument, { input: draft });
    switch (result.__typename) {
      case 'ProductCreated': {
        const { id, name, mayDelete } = result.product;
        await queryClient.invalidateQueries({ queryKey: [ProductsListDocument.name] });
        return {
          kind: 'saved',
          text: t('added', { name }),
          undo: mayDelete ? () => deleteProduct(result.product) : undefined,
          after: () => navigate({ to: '/products/$productId', params: { productId: id } }),
        };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={t('addTitle')} aside={<LiveCompleteness form={form} />}>
      <ProductFields form={form} brand={null} withIdentifiers onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}

/** Whether an attribute would count; a GTIN that identifies nothing does not. */
function isFilled(code: string, values: Partial<ProductValues>): boolean {
  const field = fieldOfAttribute[code];
  const value = field && values[field];
  if (typeof value !== 'string' || value.trim() === '') return false;
  return code !== 'gtin' || classifyGtin(value).usable;
}

/** How complete the product would be, while it is being typed. */
function LiveCompleteness({ form }: { form: ProductForm }) {
  const t = useMessages(productMessages);
  const values = useWatch({ control: form.control });
  const attributes = useRecord(ProductAttributesDocument, {}).data?.attributes;
  if (!attributes) return null;
  const basics = attributes.filter(({ isBasic }) => isBasic);
  const missing = basics.filter(({ code }) => !isFilled(code, values));
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
