import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { KnownProduct, type NotThese } from './known-product.tsx';
import { productMessages } from './product.messages.ts';
import { ProductBySkuDocument } from './product.operations.generated.ts';
import { typingPauseMs } from './typing-pause.ts';

type SkuNoteProps = { sku: string; brandId: string | null; exceptId?: string; notThese?: NotThese };

/** Says that another product of the brand has the SKU that is being typed, and leads to that. */
export function SkuNote({ sku, brandId, exceptId, notThese }: SkuNoteProps) {
  const t = useMessages(productMessages);
  const asked = useSettled(sku, typingPauseMs);
  const isDue = asked.trim() !== '';
  const query = useQuery({
    ...documentQuery(ProductBySkuDocument, { sku: asked, brandId, exceptId: exceptId ?? null }),
    enabled: isDue,
  });
  const holder = isDue && asked === sku ? query.data?.productBySku : null;
  const other = holder && !notThese?.ids.has(holder.id) ? holder : null;
  return (
    <KnownNote>
      {other && <KnownProduct {...other} text={t('skuTaken', { name: other.name })} onOther={notThese?.onOther} />}
    </KnownNote>
  );
}
