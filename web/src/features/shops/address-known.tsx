import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KnownNote } from '../../ui/form/index.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { shopsMessages } from './shops.messages.ts';
import { ShopByAddressDocument } from './shops.operations.generated.ts';

const typingPauseMs = 300;

/** Says that another shop stands at the URL that is being typed, and leads to it. */
export function AddressKnown({ url, exceptId }: { url: string; exceptId?: string | undefined }) {
  const t = useMessages(shopsMessages);
  const asked = useSettled(url, typingPauseMs);
  const query = useQuery({
    ...documentQuery(ShopByAddressDocument, { url: asked, exceptId: exceptId ?? null }),
    enabled: URL.canParse(asked),
  });
  const other = asked === url ? query.data?.shopByAddress : null;
  return (
    <KnownNote>
      {other && (
        <>
          {t('addressKnown', { name: other.name })}{' '}
          <Link to="/shops/$shopId" params={{ shopId: other.id }}>
            {t('openInstead')}
          </Link>
        </>
      )}
    </KnownNote>
  );
}
