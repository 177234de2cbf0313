import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import type { RuleDraft } from './blocks.ts';
import {
  ChannelMappingDocument,
  SaveChannelMappingDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import type { RuleFault } from './mapping-rules.ts';
import { mappingMessages } from './mapping.messages.ts';

type Refused = { text: string; faults: readonly RuleFault[] };

/** Saves rules as the next version; what the server refuses of them is kept with the rules that it was said of. */
export function useSaveMapping({ channelId, newestVersion }: ChannelMappingDetailFragment, forget: () => void) {
  const t = useMessages(mappingMessages);
  const [refused, setRefused] = useState<Refused>();
  const { run, isPending } = useCommand({
    kind: 'channel',
    document: SaveChannelMappingDocument,
    variables: ({ rules }: { rules: readonly RuleDraft[]; text: string }) => ({
      channelId,
      version: newestVersion,
      rules,
    }),
    page: { document: ChannelMappingDocument, variables: { channelId } },
    answers: {
      ChannelMappingSaved: ({ mapping }) => {
        forget();
        return {
          kind: 'done',
          text: t('saved', { version: mapping.version }),
          shown: { channelMapping: mapping },
        };
      },
      MappingRefused: ({ faults }, { text }) => {
        setRefused({ text, faults });
        return { kind: 'refused', text: t('refused') };
      },
      VersionConflict: ({ currentVersion }) => ({
        kind: 'refused',
        text: t('conflict', { version: currentVersion }),
      }),
    },
  });
  return { save: (rules: readonly RuleDraft[], text: string) => run({ rules, text }), isSaving: isPending, refused };
}
