import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { KnownProduct, type NotThese } from './known-product.tsx';
import { productMessages } from './product.messages.ts';
import { ProductsNamedLikeDocument } from './product.operations.generated.ts';
import { typingPauseMs } from './typing-pause.ts';

/** Says which product of the brand has nearly the name that is being typed, one after the other, and leads to it. */
export function NameNote({ name, brandId, notThese }: { name: string; brandId: string | null; notThese: NotThese }) {
  const t = useMessages(productMessages);
  const asked = useSettled(name, typingPauseMs);
  const isDue = asked.trim() !== '' && brandId !== null;
  const query = useQuery({
    ...documentQuery(ProductsNamedLikeDocument, { name: asked, brandId: brandId ?? '', exceptId: null }),
    enabled: isDue,
  });
  const near = isDue && asked === name ? query.data?.productsNamedLike : undefined;
  const other = near?.find(({ id }) => !notThese.ids.has(id));
  return (
    <KnownNote>
      {other && <KnownProduct {...other} text={t('nameNear', { name: other.name })} onOther={notThese.onOther} />}
    </KnownNote>
  );
}
