import { classifyGtin } from '@quarry/extraction/gtin';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRestore } from '../../ui/bin/index.ts';
import { inputMessages, inputText, KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { KnownProduct, type NotThese } from './known-product.tsx';
import { productMessages } from './product.messages.ts';
import { ProductByGtinDocument, type ProductByGtinQuery } from './product.operations.generated.ts';
import { typingPauseMs } from './typing-pause.ts';

type GtinNoteProps = { gtin: string; exceptId?: string; notThese?: NotThese };

/** Says what is wrong with the GTIN that is being typed, or that another product has it, also one in the bin, and leads to that. */
export function GtinNote({ gtin, exceptId, notThese }: GtinNoteProps) {
  const t = useMessages(productMessages);
  const asked = useSettled(gtin, typingPauseMs);
  const tInput = useMessages(inputMessages);
  const { usable: isUsable, code } = classifyGtin(asked);
  // Eight or twelve digits may be on the way to thirteen: what is wrong with them is said on saving.
  const isWhole = asked.replace(/\D/g, '').length >= 13;
  const isMisread = asked === gtin && isWhole && code === 'wrong_check_digit';
  const query = useQuery({
    ...documentQuery(ProductByGtinDocument, { gtin: asked, exceptId: exceptId ?? null }),
    enabled: isUsable,
  });
  const known = isUsable && asked === gtin ? query.data : undefined;
  const holder = known?.productByGtin;
  const other = holder && !notThese?.ids.has(holder.id) ? holder : null;
  const binned = known?.binnedProductByGtin;
  return (
    <KnownNote>
      {isMisread && inputText(tInput, 'gtin_wrong_check_digit')}
      {other && <KnownProduct {...other} text={t('gtinTaken', { name: other.name })} onOther={notThese?.onOther} />}
      {binned && !holder && <Binned product={binned} />}
    </KnownNote>
  );
}

type BinnedProduct = NonNullable<ProductByGtinQuery['binnedProductByGtin']>;

/** Restoring is what a person wants who makes again what was deleted. */
function Binned({ product: { id, name, mayRestore } }: { product: BinnedProduct }) {
  const t = useMessages(productMessages);
  const restore = useRestore();
  const back = useMutation({ mutationFn: () => restore(id) });
  return (
    <>
      {t('gtinBinned', { name })}{' '}
      {mayRestore && (
        <Button variant="default" size="compact-sm" loading={back.isPending} onClick={() => back.mutate()}>
          {t('restoreBinned')}
        </Button>
      )}
    </>
  );
}
