import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentQuery, useRecord } from '../../../data/index.ts';
import {
  MappingProductsDocument,
  PreviewChannelMappingDocument,
  type PreviewChannelMappingQuery,
  type ChannelMappingDetailFragment,
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

/** What rules would make of the rows of a channel, and of ten of its products, beside those of the version that is saved. */
export function useMappingPreview(
  { channelId, version }: Pick<ChannelMappingDetailFragment, 'channelId' | 'version'>,
  rules: string,
  isSound: boolean,
): MappingPreviewState {
  const products = useRecord(MappingProductsDocument, { channelId });
  const productIds = [...new Set(products.data?.listings.nodes.map(({ product }) => product.id))];
  const variables = { channelId, rules: JSON.parse(rules) as unknown, productIds };
  const asked = documentQuery(PreviewChannelMappingDocument, variables);
  const query = useQuery({
    ...asked,
    // The answer compares with the saved version, so that a save makes the one for the same rules old.
    queryKey: [...asked.queryKey, version],
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
