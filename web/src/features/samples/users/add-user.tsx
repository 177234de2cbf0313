import { toast } from 'sonner';
import { Drawer } from '../../../ui/dialogs.ts';
import { requestSample, useForgetSamples } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { emptyUser, UserFields, userInput, type UserValues } from './user-fields.tsx';
import { sampleUsersMessages } from './users.messages.ts';

export function AddUser({ onClose }: { onClose: () => void }) {
  const t = useMessages(sampleUsersMessages);
  const tKit = useMessages(kitMessages);
  const forget = useForgetSamples();
  const form = useRecordForm<UserValues, UserValues>(userInput, emptyUser);
  const add = async (user: UserValues) => {
    await requestSample('POST /apps/users/add-user', { body: user });
    await forget('GET /api/users/list/data', 'GET /api/users/list/all-data');
    toast.success(t('added', { name: user.fullName }));
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t('add')}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <DialogForm form={form} submitLabel={t('add')} onSubmit={add} onClose={onClose}>
        <UserFields />
      </DialogForm>
    </Drawer>
  );
}
