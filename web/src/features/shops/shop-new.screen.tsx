import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { AddShopForm } from './add-shop.form.tsx';
import { ProbeResult } from './probe-result.tsx';
import { ProbeStart } from './probe-start.tsx';
import { shopsMessages } from './shops.messages.ts';
import { ProbeShopDocument } from './shops.operations.generated.ts';

/** An address first, then what it offers, then the shop with the sources that the probe proposes. */
export function ShopNewScreen() {
  const t = useMessages(shopsMessages);
  const { reason } = useWording();
  const { url: givenAddress = '' } = useSearch({ from: '/shell/shops/new' });
  const [skippedUrl, setSkippedUrl] = useState<string>();
  const probe = useMutation({
    mutationFn: async (url: string) => (await requestGraphql(ProbeShopDocument, { url })).probeShop,
  });
  const found = probe.data?.__typename === 'ProbeFinished' ? probe.data.probe : undefined;
  const url = found?.finalUrl ?? skippedUrl;
  return (
    <RecordPage title={t('addTitle')} aside={found && <ProbeResult probe={found} />}>
      <ProbeStart
        givenAddress={givenAddress}
        isBusy={probe.isPending}
        refusal={probe.data?.__typename === 'ProbeRefused' ? reason(probe.data) : undefined}
        error={probe.error}
        onProbe={(address) => {
          setSkippedUrl(undefined);
          probe.mutate(address);
        }}
        onSkip={(address) => {
          probe.reset();
          setSkippedUrl(address);
        }}
      />
      {url !== undefined && <AddShopForm key={url} url={url} probe={found} />}
    </RecordPage>
  );
}
