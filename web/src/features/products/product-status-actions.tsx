import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Popover } from '../../ui/floating.ts';
import { requestGraphql } from '../../data/index.ts';
import { namedText, useMessages } from '../../i18n/index.ts';
import { RefusedAction, useShowRefusal } from '../../ui/explain/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './product-page.module.css';
import { english, productMessages } from './product.messages.ts';
import {
  ChangeProductStatusDocument,
  type ProductDetailFragment,
  type ProductStatus,
} from './product.operations.generated.ts';
import { useProductSaved } from './use-product-changed.ts';
import { useProductConflict } from './use-product-conflict.ts';

const ArchiveProductDialog = lazyPart(() => import('./archive-product-dialog.tsx').then((m) => m.ArchiveProductDialog));

/** The next steps as buttons; the others under "More", each with the reason why not now. */
export function ProductStatusActions({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const change = useChangeStatus(product);
  const [isArchiving, setArchiving] = useState(false);
  const blocked = product.actions.filter(({ isAllowed }) => !isAllowed);
  return (
    <>
      {product.actions
        .filter(({ isAllowed }) => isAllowed)
        .map(({ action, to }, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'filled' : 'default'}
            disabled={change.isPending}
            onClick={() => (to === 'ARCHIVED' ? setArchiving(true) : change.mutate(to as ProductStatus))}
          >
            {namedText(t, english, 'action', action)}
          </Button>
        ))}
      {blocked.length > 0 && (
        <Popover position="bottom-end" width={320} withinPortal trapFocus shadow="none">
          <Popover.Target>
            <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('more')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('more')}>
            <Suspense>
              <ul className={classes.blockedMoves}>
                {blocked.map(({ action, refusal }) => (
                  <li key={action}>
                    {refusal && <RefusedAction title={namedText(t, english, 'action', action)} refusal={refusal} />}
                  </li>
                ))}
              </ul>
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      )}
      <Suspense>
        {isArchiving && <ArchiveProductDialog product={product} onClose={() => setArchiving(false)} />}
      </Suspense>
    </>
  );
}

function useChangeStatus(product: ProductDetailFragment) {
  const t = useMessages(productMessages);
  const refusal = useShowRefusal();
  const saved = useProductSaved();
  const conflict = useProductConflict();
  return useMutation({
    mutationFn: async (status: ProductStatus) =>
      (await requestGraphql(ChangeProductStatusDocument, { id: product.id, version: product.version, status }))
        .changeProductStatus,
    onSuccess: async (result, status, _before, { client }) => {
      switch (result.__typename) {
        case 'ProductUpdated':
          return saved(
            result.product,
            result.changeId,
            t('moved', { name: result.product.name, status: t(`is.${status}`) }),
          );
        case 'NotAllowedNow':
          refusal.refused(result);
          break;
        case 'VersionConflict':
          return conflict(product);
        case 'NotFound':
          refusal.gone();
      }
      // What the buttons were drawn from is out of date.
      await client.invalidateQueries({ queryKey: ['ProductById', { id: product.id }] });
    },
    onError: refusal.failed,
  });
}
