import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { kitMessages } from '../kit.messages.ts';

type LeaveGuardProps = {
  isDirty: boolean;
  onLeave?: () => void;
  /** What stands in the address beside its path may change: a list that is filtered is not left. */
  isOfPath?: boolean;
};

/** Asks before unsaved work is left, whether by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty, onLeave, isOfPath = false }: LeaveGuardProps) {
  const t = useMessages(kitMessages);
  const leave = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !(isOfPath && current.pathname === next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={leave.status === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDanger
      onConfirm={() => {
        onLeave?.();
        leave.proceed?.();
      }}
      onClose={() => leave.reset?.()}
    />
  );
}
