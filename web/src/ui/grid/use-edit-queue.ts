import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEditQueue, type EditQueue, type QueueState } from './edit-queue.ts';

type Handlers<Edit> = {
  /** Sends edits in their order; throws only where they may not have arrived, which are sent again. */
  send: (edits: readonly Edit[]) => Promise<void>;
  /** Everything that was pushed is answered. */
  onEmpty: () => void;
};

/** The queue of a screen, which goes by what the screen last said of how edits are sent. What waits when it is left is sent then. */
export function useEditQueue<Edit>(handlers: Handlers<Edit>): [EditQueue<Edit>, QueueState] {
  const [{ queue, connect }] = useState(createConnected<Edit>);
  useEffect(() => connect(handlers));
  useEffect(() => () => void queue.flush(), [queue]);
  return [queue, useSyncExternalStore(queue.subscribe, queue.state)];
}

function createConnected<Edit>() {
  let connected: Handlers<Edit> | undefined;
  const queue = createEditQueue<Edit>({
    send: async (edits) => connected?.send(edits),
    onEmpty: () => connected?.onEmpty(),
  });
  return {
    queue,
    connect: (handlers: Handlers<Edit>) => {
      connected = handlers;
    },
  };
}
