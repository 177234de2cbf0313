import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { type ChannelKind, readKind } from '@quarry/contracts/feeds';
import { type CommandCall, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

/** The newest version of the kind of channel that --kind names. */
export function kindOption(options: CommandCall['options']): ChannelKind {
  const code = textOption(options, 'kind');
  const kinds = shippedKinds.flatMap((shipped) => {
    const read = readKind(shipped);
    return 'kind' in read ? [read.kind] : [];
  });
  const kind = kinds.findLast((one) => one.code === code);
  if (kind === undefined) {
    const codes = [...new Set(kinds.map((one) => one.code))].join(', ');
    throw new UsageFailure(`--kind takes one of ${codes}${code === undefined ? '' : `, not "${code}"`}.`);
  }
  return kind;
}
