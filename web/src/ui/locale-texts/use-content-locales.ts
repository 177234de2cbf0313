import { contentLocales } from '@quarry/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../data/index.ts';
import { ContentLocalesDocument } from './content-locales.operations.generated.ts';

/** Which locales there are is a setting. */
const query = { ...documentQuery(ContentLocalesDocument, {}), meta: { reads: ['Setting'] } };

/** The locales that texts of the catalogue are written in, the main one first; undefined until the server says which. */
export function useContentLocales(): readonly string[] | undefined {
  const { data, isError } = useQuery(query);
  return data?.contentLocales ?? (isError ? contentLocales : undefined);
}
