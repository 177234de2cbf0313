import { CopyableId } from '../../../ui/copyable-id.tsx';
import { Absent } from '../../../ui/values.tsx';

/** Where channels read a feed; nothing for readers who may not know it. */
export function FeedAddress({ feed: { address } }: { feed: { address: string | null } }) {
  return address === null ? <Absent /> : <CopyableId id={address} />;
}
