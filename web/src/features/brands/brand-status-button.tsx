import { Button } from '@mantine/core';
import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { showUndo } from '../../ui/undo-toast.tsx';
import { brandsMessages } from './brands.messages.ts';
import {
  ArchiveBrandDocument,
  BrandByIdDocument,
  RestoreBrandDocument,
  type ArchiveBrandMutation,
  type BrandDetailFragment,
} from './brands.operations.generated.ts';

const ArchiveBrandDialog = lazyPart(() => import('./archive-brand-dialog.tsx').then((m) => m.ArchiveBrandDialog));

/** Archives, once it was said what that means, or restores; either can be undone, because the other is its inverse. */
export function BrandStatusButton({ brand }: { brand: BrandDetailFragment }) {
  const t = useMessages(brandsMessages);
  const tKit = useMessages(kitMessages);
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const { name } = brand;
  const isActive = brand.status === 'ACTIVE';
  const [isAsking, setIsAsking] = useState(false);

  const change = useMutation({
    mutationFn: ({ id, version, archive }: { id: string; version: number; archive: boolean }) =>
      archive ? archiveBrand({ id, version }) : restoreBrand({ id, version }),
    onSuccess: async (result, { id, archive }, _before, context) => {
      switch (result.__typename) {
        case 'BrandHasActiveProducts':
          return refused(reasoned('HAS_ACTIVE_PRODUCTS', { count: result.count }), t('notArchived', { name }));
        case 'VersionConflict':
          return void toast.error(tKit('conflict'));
        case 'NotFound':
          return gone();
        case 'BrandStatusChanged': {
          const { brand: changed } = result;
          queryClient.setQueryData([BrandByIdDocument.name, { id }], { brand: changed });
          await context.client.invalidateQueries({ queryKey: ['BrandsList'] });
          showUndo(t(archive ? 'archived' : 'restored', { name: changed.name }), tKit('undo'), () =>
            change.mutate({ id, version: changed.version, archive: !archive }),
          );
        }
      }
    },
    onError: failed,
  });

  const ask = (archive: boolean) => change.mutate({ id: brand.id, version: brand.version, archive });
  return (
    <>
      <Button variant="default" loading={change.isPending} onClick={() => (isActive ? setIsAsking(true) : ask(false))}>
        {t(isActive ? 'archive' : 'restore')}
      </Button>
      <Suspense>
        {isAsking && (
          <ArchiveBrandDialog
            brand={brand}
            onArchive={() => {
              setIsAsking(false);
              ask(true);
            }}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

type StatusResult = ArchiveBrandMutation['archiveBrand'];
type Versioned = { id: string; version: number };

async function archiveBrand({ id, version }: Versioned): Promise<StatusResult> {
  return (await requestGraphql(ArchiveBrandDocument, { id, version })).archiveBrand;
}

async function restoreBrand({ id, version }: Versioned): Promise<StatusResult> {
  return (await requestGraphql(RestoreBrandDocument, { id, version })).restoreBrand;
}
