import { useMessages } from '../../i18n/index.ts';
import { useCommand, useCommandOutcome } from '../../ui/save/index.ts';
import { SetListingDocument, type ListingInput, type SetListingMutation } from './channels.operations.generated.ts';
import { publishedInput, subjectName, takenOffInput, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';

type Asked = { subject: ListingSubject; input: ListingInput };
type Set = Extract<SetListingMutation['setListing'], { __typename: 'ListingSet' }>;

function useSetting() {
  const t = useMessages(listingsMessages);
  return {
    kind: 'listing' as const,
    document: SetListingDocument,
    variables: ({ subject: { channel, variant, listing }, input }: Asked) => ({
      channelId: channel.id,
      variantId: variant.id,
      version: listing?.version ?? 0,
      input,
    }),
    answers: {
      ListingSet: ({ listing: { channel, state }, changeId }: Set, { subject }: Asked) => ({
        kind: 'done' as const,
        text: t('saved', { name: subjectName(subject), channel: channel.name, state: t(`state.${state}`) }),
        undo: changeId,
      }),
    },
  };
}

/** Says anew what is on a channel, and answers what became of it. */
export function useSetListing() {
  return useCommandOutcome(useSetting());
}

/** Puts a variant on a channel or takes it off, each with its way back. */
export function useListingActions() {
  const { run, isPending } = useCommand(useSetting());
  return {
    isPending,
    publish: (subject: ListingSubject) => void run({ subject, input: publishedInput(subject) }),
    takeOff: (subject: ListingSubject) => void run({ subject, input: takenOffInput(subject) }),
  };
}
