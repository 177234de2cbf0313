import { classifyGtin } from '@quarry/extraction/gtin';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { productMessages } from './product.messages.ts';
import { ProductByGtinDocument } from './product.operations.generated.ts';

const typingPauseMs = 300;

/** Says that another product has the GTIN that is being typed, and leads to it. */
export function GtinTaken({ gtin, exceptId }: { gtin: string; exceptId?: string }) {
  const t = useMessages(productMessages);
  const asked = useSettled(gtin, typingPauseMs);
  const isUsable = classifyGtin(asked).usable;
  const query = useQuery({
    ...documentQuery(ProductByGtinDocument, { gtin: asked, exceptId: exceptId ?? null }),
    enabled: isUsable,
  });
  const other = isUsable && asked === gtin ? query.data?.productByGtin : null;
  return (
    <KnownNote>
      {other && (
        <>
          {t('gtinTaken', { name: other.name })}{' '}
          <Link to="/products/$productId" params={{ productId: other.id }}>
            {t('openInstead')}
          </Link>
        </>
      )}
    </KnownNote>
  );
}
