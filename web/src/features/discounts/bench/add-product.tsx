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

/** Puts a variant of the catalogue into the cart, found by its product's name. */
export function AddProduct({ onAdd }: { onAdd: (variant: Reference) => void }) {
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
function VariantsOf({ product, onAdd }: { product: Reference; onAdd: (variant: Reference) => void }) {
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
        {t('addToCart')}
      </Button>
    </>
  );
}
