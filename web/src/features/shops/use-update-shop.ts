import type { ShopDraft } from '@quarry/contracts/shops';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { shopsMessages } from './shops.messages.ts';
import {
  ShopByIdDocument,
  ShopsListDocument,
  UpdateShopDocument,
  type ShopDetailFragment,
} from './shops.operations.generated.ts';

/** Saves a shop over the version it was opened with. */
export function useUpdateShop(shop: ShopDetailFragment): (input: ShopDraft) => Promise<SaveOutcome> {
  const t = useMessages(shopsMessages);
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const { id, version } = shop;
  const queryKey = [ShopByIdDocument.name, { id }];

  return async (input) => {
    const { updateShop: result } = await requestGraphql(UpdateShopDocument, { id, version, input });
    switch (result.__typename) {
      case 'ShopUpdated':
        await queryClient.invalidateQueries({ queryKey: [ShopsListDocument.name] });
        return {
          kind: 'saved',
          text: t('savedShop', { name: result.shop.name }),
          undo: undoOf(result.changeId),
          after: () => queryClient.setQueryData(queryKey, { shop: result.shop }),
        };
      case 'ShopAddressTaken':
        return { kind: 'refused', field: 'url', text: t('addressTaken', { url: result.url }) };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return {
          kind: 'conflict',
          lastChange: result.lastChange,
          loadNewest: () => queryClient.invalidateQueries({ queryKey }),
        };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}
