import { contentLocales } from '@quarry/contracts/common';
import { useRecord } from '../../data/index.ts';
import { ContentLocalesDocument } from './content-locales.operations.generated.ts';

/** Under this the dashboard keeps which locales the catalogue has; whoever changes the setting makes it old. */
export const contentLocalesKey = [ContentLocalesDocument.name];

/** The locales that texts of the catalogue are written in, the main one first; undefined until the server says which. */
export function useContentLocales(): readonly string[] | undefined {
  const { data, isError } = useRecord(ContentLocalesDocument, {});
  return data?.contentLocales ?? (isError ? contentLocales : undefined);
}
