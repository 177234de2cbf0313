import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { toast } from 'sonner';
import { Popover } from '../../ui/floating.ts';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Explain, RefusedByRight, useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { productMoves, type Move } from './product-moves.ts';
import classes from './product-page.module.css';
import { productMessages } from './product.messages.ts';
import {
  ChangeProductStatusDocument,
  type ProductDetailFragment,
  type ProductStatus,
} from './product.operations.generated.ts';
import { useProductSaved } from './use-product-changed.ts';

/** The next steps as buttons; the others behind one more, each with the reason why not now. */
export function ProductStatusActions({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const abilities = useAbilities();
  const change = useChangeStatus(product);
  const moves = productMoves(product.status, product.nextStatuses, (action) => abilities.can(action, 'Product'));
  const open = moves.filter(({ blocked }) => blocked === undefined);
  const blocked = moves.filter((move) => move.blocked !== undefined);
  return (
    <>
      {open.map(({ to }, index) => (
        <Button
          key={to}
          variant={index === 0 ? 'filled' : 'default'}
          disabled={change.isPending}
          onClick={() => change.mutate(to)}
        >
          {t(`move.${to}`)}
        </Button>
      ))}
      {blocked.length > 0 && (
        <Popover position="bottom-end" width={320} withinPortal trapFocus shadow="none">
          <Popover.Target>
            <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('notNow')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('notNow')}>
            <Suspense>
              <ul className={classes.blockedMoves}>
                {blocked.map((move) => (
                  <BlockedMove key={move.to} move={move} product={product} />
                ))}
              </ul>
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

/** A step that cannot be taken stays visible and says why. */
function BlockedMove({ move, product }: { move: Move; product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const ways = product.nextStatuses.map((status) => t(`move.${status}`)).join(', ');
  const title = t(`move.${move.to}`);
  return (
    <li>
      {move.blocked === 'no_right' || ways === '' ? (
        <RefusedByRight
          as="note"
          title={title}
          reason={t('blockedNoRight')}
          right={{ action: move.needs, subject: 'Product' }}
        />
      ) : (
        <Explain
          as="note"
          tone="info"
          title={title}
          reasons={[t('blockedNoWay', { status: t(`is.${product.status}`) })]}
          next={ways}
        />
      )}
    </li>
  );
}

function useChangeStatus(product: ProductDetailFragment) {
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const saved = useProductSaved();
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
          toast.warning(tKit('conflict'));
          break;
        case 'NotFound':
          refusal.gone();
      }
      // What the buttons were drawn from is out of date.
      await client.invalidateQueries({ queryKey: ['ProductById', { id: product.id }] });
    },
    onError: refusal.failed,
  });
}
