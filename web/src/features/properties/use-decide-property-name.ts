import { useMessages } from '../../i18n/index.ts';
import { useCommand, useCommandOutcome } from '../../ui/save/index.ts';
import { propertyNamesMessages } from './property-names.messages.ts';
import {
  AcceptPropertyNameDocument,
  DismissPropertyNameDocument,
  ReopenPropertyNameDocument,
  type PropertyNameRowFragment,
} from './property-names.operations.generated.ts';

type Accepted = { propertyName: PropertyNameRowFragment; attributeId: string | null };
type Decided = { propertyName: PropertyNameRowFragment; changeId: string | null };

const seen = ({ id, version }: PropertyNameRowFragment) => ({ id, version });

/** How a name is accepted, as the proposed attribute where none is named. */
function useAcceptance() {
  const t = useMessages(propertyNamesMessages);
  return {
    kind: 'property_name' as const,
    document: AcceptPropertyNameDocument,
    variables: ({ propertyName, attributeId }: Accepted) => ({ ...seen(propertyName), attributeId }),
    answers: {
      PropertyNameDecided: ({ propertyName: { text, attribute }, changeId }: Decided) => ({
        kind: 'done' as const,
        text: t('accepted', { name: text, attribute: attribute?.name ?? '' }),
        undo: changeId,
      }),
    },
  };
}

/** Accepts a name as a chosen attribute, and answers what became of it. */
export function useAcceptAs() {
  return useCommandOutcome(useAcceptance());
}

/** The decisions about one name, each with its way back. */
export function useDecidePropertyName() {
  const t = useMessages(propertyNamesMessages);
  const accept = useCommand(useAcceptance());
  const dismiss = useCommand({
    kind: 'property_name',
    document: DismissPropertyNameDocument,
    variables: seen,
    answers: {
      PropertyNameDecided: ({ changeId }, { text }) => ({
        kind: 'done',
        text: t('dismissed', { name: text }),
        undo: changeId,
      }),
    },
  });
  const reopen = useCommand({
    kind: 'property_name',
    document: ReopenPropertyNameDocument,
    variables: seen,
    answers: {
      PropertyNameDecided: ({ changeId }, { text }) => ({
        kind: 'done',
        text: t('reopened', { name: text }),
        undo: changeId,
      }),
    },
  });
  return {
    accept: (propertyName: PropertyNameRowFragment) => void accept.run({ propertyName, attributeId: null }),
    dismiss: (propertyName: PropertyNameRowFragment) => void dismiss.run(propertyName),
    reopen: (propertyName: PropertyNameRowFragment) => void reopen.run(propertyName),
  };
}
