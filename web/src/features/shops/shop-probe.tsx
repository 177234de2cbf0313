import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { Section } from '../../ui/record/index.ts';
import { ProbeResult } from './probe-result.tsx';
import { shopsMessages } from './shops.messages.ts';
import { ProbeShopDocument, ShopProbeDocument, type ShopDetailFragment } from './shops.operations.generated.ts';

/** What the shop's address offered when it was last looked at, and the way to look again. */
export function ShopProbe({ shop }: { shop: ShopDetailFragment }) {
  const t = useMessages(shopsMessages);
  const stored = useRecord(ShopProbeDocument, { id: shop.id });
  if (!stored.data) return null;
  const probe = stored.data.shop?.probe;
  const again = <LookAgain shop={shop} label={t(probe ? 'lookAgain' : 'look')} />;
  if (probe) return <ProbeResult probe={probe} actions={again} />;
  return (
    <Section id="probe" title={t('whatItOffers')} actions={again}>
      <p>{t('neverLooked')}</p>
    </Section>
  );
}

function LookAgain({ shop: { id, url }, label }: { shop: ShopDetailFragment; label: string }) {
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  const mayLook = useAbilities().can('create', 'Shop');
  const look = useMutation({
    mutationFn: async () => (await requestGraphql(ProbeShopDocument, { url })).probeShop,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'ProbeFinished':
          return queryClient.invalidateQueries({ queryKey: [ShopProbeDocument.name, { id }] });
        case 'ProbeRefused':
          return refusal.refused(result);
      }
    },
    onError: refusal.failed,
  });
  if (!mayLook) return null;
  return (
    <Button variant="default" size="xs" loading={look.isPending} onClick={() => look.mutate()}>
      {label}
    </Button>
  );
}
