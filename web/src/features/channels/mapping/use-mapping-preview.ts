import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentQuery, useRecord } from '../../../data/index.ts';
import {
  MappingProductsDocument,
  PreviewChannelMappingDocument,
  type PreviewChannelMappingQuery,
} from './channel-mapping.operations.generated.ts';
import type { RuleFault } from './mapping-rules.ts';

export type Preview = NonNullable<PreviewChannelMappingQuery['previewChannelMapping']>;
export type MappingPreviewState = {
  /** Of the rules as they were when they were last sound. */
  preview: Preview | undefined;
  faults: readonly RuleFault[];
  isFetching: boolean;
  error: Error | null;
  retry: () => void;
};

const noFaults: readonly RuleFault[] = [];

/** What rules would make of the rows of a channel, and of ten of its products. */
export function useMappingPreview(channelId: string, rules: string, isSound: boolean): MappingPreviewState {
  const products = useRecord(MappingProductsDocument, { channelId });
  const productIds = [...new Set(products.data?.listings.nodes.map(({ product }) => product.id))];
  const query = useQuery({
    ...documentQuery(PreviewChannelMappingDocument, { channelId, rules: JSON.parse(rules) as unknown, productIds }),
    enabled: isSound && !products.isPending,
    placeholderData: keepPreviousData,
  });
  const preview = query.data?.previewChannelMapping ?? undefined;
  const isOfThese = isSound && !query.isPlaceholderData;
  return {
    preview,
    faults: (isOfThese ? preview?.faults : undefined) ?? noFaults,
    isFetching: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
