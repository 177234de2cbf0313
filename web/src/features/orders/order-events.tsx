import { useInfiniteQuery } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { NoteForm, TimeLine } from '../../ui/time-line/index.ts';
import { ordersMessages } from './orders.messages.ts';
import {
  AddOrderNoteDocument,
  OrderByIdDocument,
  OrderEventsDocument,
  type OrderDetailFragment,
} from './orders.operations.generated.ts';

const pageLength = 50;
const longestNote = 5_000;

/** What happened to an order, with what people noted. */
export function OrderEvents({ order: { id, mayUpdate } }: { order: Pick<OrderDetailFragment, 'id' | 'mayUpdate'> }) {
  const t = useMessages(ordersMessages);
  const { sentence } = useWording();
  const { run, isPending } = useAddNote(id);
  const query = useInfiniteQuery({
    queryKey: [OrderEventsDocument.name, id],
    queryFn: ({ pageParam, signal }) =>
      requestGraphql(OrderEventsDocument, { id, first: pageLength, after: pageParam }, { signal }),
    meta: { reads: OrderEventsDocument.reads },
    initialPageParam: null as string | null,
    getNextPageParam: ({ order }) => (order?.events.pageInfo.hasNextPage ? order.events.pageInfo.endCursor : null),
  });
  const events = query.data?.pages.flatMap(({ order }) => order?.events.nodes ?? []);
  return (
    <Section id="events" title={t('events')}>
      {mayUpdate && (
        <NoteForm
          isPending={isPending}
          longest={longestNote}
          onAdd={async (text) => (await run({ text }))?.kind === 'done'}
        />
      )}
      {query.error && !events && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {events && (
        <TimeLine
          label={t('events')}
          happenings={events.map(({ id: key, at, by, note, sentence: said }) => ({
            id: key,
            at,
            by,
            note,
            text: sentence(said),
          }))}
          hasOlder={query.hasNextPage}
          isLoadingOlder={query.isFetchingNextPage}
          onOlder={() => void query.fetchNextPage()}
        />
      )}
    </Section>
  );
}

function useAddNote(id: string) {
  const t = useMessages(ordersMessages);
  return useCommand({
    kind: 'order',
    document: AddOrderNoteDocument,
    variables: ({ text }: { text: string }) => ({ id, text }),
    page: { document: OrderByIdDocument, variables: { id } },
    answers: {
      OrderNoteAdded: ({ order }) => ({ kind: 'done', text: t('noteAdded'), shown: { order } }),
    },
  });
}
