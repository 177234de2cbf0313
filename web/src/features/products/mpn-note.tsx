import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { KnownProduct, type NotThese } from './known-product.tsx';
import { productMessages } from './product.messages.ts';
import { ProductByMpnDocument } from './product.operations.generated.ts';
import { typingPauseMs } from './typing-pause.ts';

type MpnNoteProps = { mpn: string; brandId: string | null; exceptId?: string; notThese?: NotThese };

/** Says that another product of the brand has the part number that is being typed, and leads to that. */
export function MpnNote({ mpn, brandId, exceptId, notThese }: MpnNoteProps) {
  const t = useMessages(productMessages);
  const asked = useSettled(mpn, typingPauseMs);
  const isDue = asked.trim() !== '' && brandId !== null;
  const query = useQuery({
    ...documentQuery(ProductByMpnDocument, { mpn: asked, brandId: brandId ?? '', exceptId: exceptId ?? null }),
    enabled: isDue,
  });
  const holder = isDue && asked === mpn ? query.data?.productByMpn : null;
  const other = holder && !notThese?.ids.has(holder.id) ? holder : null;
  return (
    <KnownNote>
      {other && <KnownProduct {...other} text={t('mpnTaken', { name: other.name })} onOther={notThese?.onOther} />}
    </KnownNote>
  );
}
