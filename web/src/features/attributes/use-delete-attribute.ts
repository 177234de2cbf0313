import { useNavigate } from '@tanstack/react-router';
import { useDeleted } from '../../ui/bin/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { DeleteAttributeDocument } from './attributes.operations.generated.ts';

type Deletable = { id: string; version: number };

/** Puts an attribute into the bin, and goes to the list, since its page is no more. */
export function useDeleteAttribute() {
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'attribute',
    document: DeleteAttributeDocument,
    variables: ({ id, version }: Deletable) => ({ id, version }),
    answers: {
      AttributeDeleted: ({ id, name }) => ({
        kind: 'done',
        after: () => {
          deleted(id, name);
          return navigate({ to: '/settings/attributes' });
        },
      }),
    },
  });
}
