import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import { useMessages } from '../../../i18n/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import { LinkCategoryDocument } from './taxonomies.operations.generated.ts';

export type LinkAsked = {
  id: string;
  version: number;
  publisher: TaxonomyPublisher;
  externalId: string | null;
  /** What it was linked to. */
  before: string | null;
};

/** Links a category to a node or takes the link away, each with its way back. */
export function useLinkCategory() {
  const t = useMessages(taxonomiesMessages);
  const told = ({ externalId }: LinkAsked, name: string) => t(externalId === null ? 'unlinked' : 'linked', { name });
  const asking = {
    kind: 'category' as const,
    document: LinkCategoryDocument,
    variables: ({ id, version, publisher, externalId }: LinkAsked) => ({
      id,
      version,
      input: { publisher, externalId },
    }),
  };
  const back = useCommand({
    ...asking,
    answers: {
      CategoryLinked: ({ category: { name } }, asked) => ({ kind: 'done', text: told(asked, name) }),
    },
  });
  return useCommand({
    ...asking,
    answers: {
      CategoryLinked: ({ category: { name, version } }, asked) => ({
        kind: 'done',
        text: told(asked, name),
        undo: () => back.run({ ...asked, version, externalId: asked.before, before: asked.externalId }),
      }),
    },
  });
}
