import { useMessages, useWording } from '../../i18n/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { SetListingDocument, type ListingInput, type SetListingMutation } from './channels.operations.generated.ts';
import { publishedInput, subjectName, takenOffInput, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';

type Asked = { subject: ListingSubject; input: ListingInput };
type Set = Extract<SetListingMutation['setListing'], { __typename: 'ListingSet' }>;

const setting = {
  kind: 'listing' as const,
  document: SetListingDocument,
  variables: ({ subject: { channel, variant, listing }, input }: Asked) => ({
    channelId: channel.id,
    variantId: variant.id,
    version: listing?.version ?? 0,
    input,
  }),
};

function useSavedText() {
  const t = useMessages(listingsMessages);
  return ({ listing: { channel, state } }: Set, { subject }: Asked) =>
    t('saved', { name: subjectName(subject), channel: channel.name, state: t(`state.${state}`) });
}

/** Saves what a form says of a variant on a channel; what cannot be said now is told above the fields. */
export function useSaveListing() {
  const textOf = useSavedText();
  const { reason } = useWording();
  return useSaveRecord({
    ...setting,
    answers: {
      ListingSet: (set: Set, asked: Asked) => ({ kind: 'saved', text: textOf(set, asked), undo: set.changeId }),
      NotAllowedNow: (refusal) => ({ kind: 'refused', field: 'root', text: reason(refusal) }),
    },
  });
}

/** Puts a variant on a channel or takes it off, each with its way back. */
export function useListingActions() {
  const textOf = useSavedText();
  const { run, isPending } = useCommand({
    ...setting,
    answers: {
      ListingSet: (set: Set, asked: Asked) => ({ kind: 'done', text: textOf(set, asked), undo: set.changeId }),
    },
  });
  return {
    isPending,
    publish: (subject: ListingSubject) => void run({ subject, input: publishedInput(subject) }),
    takeOff: (subject: ListingSubject) => void run({ subject, input: takenOffInput(subject) }),
  };
}
