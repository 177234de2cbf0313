import { Button } from '@mantine/core';
import { apiUrl } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/dialogs.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { ShownSecret } from '../../../ui/shown-secret/shown-secret.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import classes from '../payments.module.css';
import { providersMessages } from './providers.messages.ts';

export type HookAddress = { name: string; hookPath: string };

/** Where a provider sends its events; it is known this once. */
export function HookAddressDialog({ made: { name, hookPath }, onClose }: { made: HookAddress; onClose: () => void }) {
  useReturnFocus();
  const t = useMessages(providersMessages);
  const tKit = useMessages(kitMessages);
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('hookTitle', { name })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.dialog}>
        <p>{t('hookText')}</p>
        <ShownSecret secret={new URL(apiUrl(hookPath), location.origin).href} />
        <div className={classes.dialogActions}>
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      </div>
    </Modal>
  );
}
