import { detailed } from '@quarry/contracts/wording';
import type { FeedWarning } from './feed-row.ts';
import { isFault, type SourceItem } from './source-row.ts';

/** What the entries of a feed leave as it is written: `note` takes them one by one, `warnings` says it once for each entity. */
export type LeftEntities = { note: (item: SourceItem) => void; warnings: () => FeedWarning[] };

const mostNames = 50;
const mostLines = 10;

/** The first lines, how many more there are, and the last one met. */
type Places = { lines: number[]; more: number; last: number };

/** Remembers where entities that are never expanded were left, at most so many that memory stays flat. */
export function leftEntities(): LeftEntities {
  const places = new Map<string, Places>();

  function noteOne(name: string, line: number): void {
    const known = places.get(name);
    if (known === undefined) {
      if (places.size < mostNames) places.set(name, { lines: [line], more: 0, last: line });
    } else if (line !== known.last) {
      known.last = line;
      if (known.lines.length < mostLines) known.lines.push(line);
      else known.more += 1;
    }
  }

  return {
    note(item) {
      if (isFault(item)) return;
      for (const { code, wording } of item.warnings) {
        const { name, line } = wording.params;
        if (code === 'entity_not_expanded' && typeof name === 'string' && typeof line === 'number') noteOne(name, line);
      }
    },
    warnings: () => [...places].map(([name, found]) => warningOf(name, found)),
  };
}

function warningOf(name: string, { lines, more }: Places): FeedWarning {
  const [line = null] = lines;
  const shown = more > 0 ? [...lines, '…'] : lines;
  return { line, ...detailed('entities_left', { name, count: lines.length + more, lines: shown.join(', ') }) };
}
