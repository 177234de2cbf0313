import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { DashboardDocument } from './dashboard.operations.generated.ts';
import { SnoozeNeedDocument, WakeNeedDocument } from './needs.operations.generated.ts';
import { snoozeEnd, type SnoozeChoice } from './snooze-times.ts';

export type Snoozing = {
  snooze: (code: string, choice: SnoozeChoice) => Promise<void>;
  wake: (code: string) => Promise<void>;
};

/** Puts a need aside, with the way back for a few seconds, and takes it up again. */
export function useSnooze(): Snoozing {
  const t = useMessages(dashboardMessages);
  const tKit = useMessages(kitMessages);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [DashboardDocument.name] });
  const wake = async (code: string) => {
    try {
      await requestGraphql(WakeNeedDocument, { code });
    } catch {
      toast.error(tKit('notSaved'));
    }
    await refresh();
  };
  const snooze = async (code: string, choice: SnoozeChoice) => {
    try {
      const until = snoozeEnd(choice, new Date())?.toISOString() ?? null;
      const { snoozeNeed: result } = await requestGraphql(SnoozeNeedDocument, { code, until });
      switch (result.__typename) {
        case 'NeedsChanged':
          showUndo(t(`snoozed.${choice}`), tKit('undo'), () => wake(code));
          break;
        case 'NotFound':
          toast.info(t('needGone'));
          break;
        case 'InvalidInput':
          toast.error(tKit('notSaved'));
      }
    } catch {
      toast.error(tKit('notSaved'));
    }
    await refresh();
  };
  return { snooze, wake };
}
