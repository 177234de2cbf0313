import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { productMessages } from './product.messages.ts';
import { ProductBySkuDocument } from './product.operations.generated.ts';
import { typingPauseMs } from './typing-pause.ts';

type SkuNoteProps = { sku: string; brandId: string | null; exceptId?: string };

/** Says that another product of the brand has the SKU that is being typed, and leads to that. */
export function SkuNote({ sku, brandId, exceptId }: SkuNoteProps) {
  const t = useMessages(productMessages);
  const asked = useSettled(sku, typingPauseMs);
  const isDue = asked.trim() !== '';
  const query = useQuery({
    ...documentQuery(ProductBySkuDocument, { sku: asked, brandId, exceptId: exceptId ?? null }),
    enabled: isDue,
  });
  const other = isDue && asked === sku ? query.data?.productBySku : null;
  return (
    <KnownNote>
      {other && (
        <>
          {t('skuTaken', { name: other.name })}{' '}
          <Link to="/products/$productId" params={{ productId: other.id }}>
            {t('openInstead')}
          </Link>
        </>
      )}
    </KnownNote>
  );
}
