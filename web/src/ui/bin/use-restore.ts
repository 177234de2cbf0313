import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { recordLink } from '../routing/index.ts';
import { binMessages } from './bin.messages.ts';
import { RestoreFromBinDocument } from './bin.operations.generated.ts';

/** Brings a record back from the bin, and lets whatever shows it be read again. */
export function useRestore(): (id: string) => Promise<void> {
  const t = useMessages(binMessages);
  const refusal = useShowRefusal();
  const { sentence } = useWording();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (id) => {
      const wayTo = (entity: string, other: { id: string; name: string } | undefined) => {
        const link = other && recordLink(entity, other.id);
        return link && { action: { label: t('openOther', { name: other.name }), onClick: () => void navigate(link) } };
      };
      try {
        const { restoreFromBin: result } = await requestGraphql(RestoreFromBinDocument, { id });
        switch (result.__typename) {
          case 'RestoredFromBin':
            if (result.remarks.length === 0) toast.success(t('restored', { name: result.name }));
            else
              toast.warning(t('restored', { name: result.name }), {
                description: result.remarks.map(sentence).join(' '),
                ...wayTo(result.entity, result.named[0]),
              });
            break;
          case 'NotAllowedNow':
            refusal.refused(result);
            break;
          case 'NotFound':
            refusal.gone();
        }
        await queryClient.invalidateQueries();
      } catch (error) {
        refusal.failed(error);
      }
    },
    [t, refusal, sentence, queryClient, navigate],
  );
}
