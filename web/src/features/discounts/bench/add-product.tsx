import { useState } from 'react';
import { Button } from '@mantine/core';
import { useRecord } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ReferenceInput, type Reference } from '../../../ui/form/index.ts';
import { foundRecords } from '../../../ui/record-choices/index.ts';
import { ProductVariantNamesDocument } from '../discounts.operations.generated.ts';
import { VariantChoice } from '../variant-choice.tsx';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';

type AddProductProps = {
  onAdd: (variant: Reference) => void;
  /** What the button says, where it is not a cart that the variant is put into. */
  addLabel?: string;
};

/** Puts a variant of the catalogue into the cart, found by its product's name. */
export function AddProduct({ onAdd, addLabel }: AddProductProps) {
  const t = useMessages(benchMessages);
  const [product, setProduct] = useState<Reference | null>(null);
  // The input begins anew once something was taken.
  const [round, setRound] = useState(0);
  return (
    <div className={classes.add}>
      <ReferenceInput
        key={round}
        label={t('addProduct')}
        placeholder={t('findProduct')}
        value={product?.id ?? null}
        current={null}
        choices={foundRecords('Product')}
        onChange={setProduct}
      />
      {product && (
        <VariantsOf
          key={product.id}
          product={product}
          addLabel={addLabel}
          onAdd={(variant) => {
            onAdd(variant);
            setProduct(null);
            setRound(round + 1);
          }}
        />
      )}
    </div>
  );
}

/** Which of its variants, where there is more than one. */
function VariantsOf({
  product,
  onAdd,
  addLabel,
}: { product: Reference } & Pick<AddProductProps, 'onAdd'> & { addLabel: string | undefined }) {
  const t = useMessages(benchMessages);
  const variants = useRecord(ProductVariantNamesDocument, { id: product.id }).data?.product?.variants ?? [];
  const [chosen, setChosen] = useState<Reference | null>(null);
  const [only, ...others] = variants;
  const variant = only && others.length === 0 ? only : chosen;
  return (
    <>
      {others.length > 0 && <VariantChoice productId={product.id} value={chosen?.id ?? ''} onChange={setChosen} />}
      <Button
        variant="default"
        disabled={!variant}
        onClick={() => {
          if (variant)
            onAdd({ id: variant.id, name: others.length > 0 ? `${product.name} · ${variant.name}` : product.name });
        }}
      >
        {addLabel ?? t('addToCart')}
      </Button>
    </>
  );
}
