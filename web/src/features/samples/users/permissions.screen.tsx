import { Button } from '@mantine/core';
import { line } from '@quarry/contracts/common';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { Modal } from '../../../ui/dialogs.ts';
import { requestSample, sampleQuery, useForgetSamples, type SampleAnswer } from '../../../data/index.ts';
import { useFormat, useMessages, type Format, type MessageKey, type Translate } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { PagedList, type PagedColumn } from '../kit/paged-list/paged-list.tsx';
import { RowButton } from '../kit/paged-list/row-action.tsx';
import { oneOf, usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { choicesOf, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

type T = Translate<typeof sampleUsersMessages.english>;
type Permission = SampleAnswer<'GET /apps/permissions/data'>['permissions'][number];

/** Roles as permissions know them: not those of the sample users. */
const permissionRoles: Readonly<Record<string, MessageKey<typeof sampleUsersMessages.english>>> = {
  administrator: 'administrator',
  manager: 'manager',
  user: 'userRole',
  support: 'support',
  'restricted-user': 'restrictedUser',
};

export function PermissionsScreen() {
  const t = useMessages(sampleUsersMessages);
  const format = useFormat();
  const forget = useForgetSamples();
  const [named, setNamed] = useState<Permission | 'new'>();
  const [doomed, setDoomed] = useState<Permission>();
  const place = usePagedPlace({
    sort: 'id',
    filters: [oneOf('assignedTo', t('assignedTo'), choicesOf(permissionRoles, t))],
  });
  const query = useQuery({
    ...sampleQuery('GET /apps/permissions/data', {
      query: { q: place.q, assignedTo: place.valueOf('assignedTo'), page: place.page, perPage: place.perPage },
    }),
    placeholderData: keepPreviousData,
    select: ({ permissions, total }) => ({ rows: permissions, total }),
  });
  const remove = async ({ id, name }: Permission) => {
    setDoomed(undefined);
    await requestSample('DELETE /apps/permissions/delete', { query: { id } });
    await forget('GET /apps/permissions/data');
    toast.success(t('deleted', { name }));
  };
  return (
    <SamplePage
      title={t('permissionsTitle')}
      actions={<Button onClick={() => setNamed('new')}>{t('addPermission')}</Button>}
    >
      <PagedList
        label={t('permissionsTitle')}
        place={place}
        query={query}
        columns={permissionColumns(t, format)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        renderActions={(permission) => (
          <>
            <RowButton label={t('rename', { name: permission.name })} onClick={() => setNamed(permission)}>
              <IconEdit size={18} stroke={1.6} aria-hidden />
            </RowButton>
            <RowButton label={t('deleteOne', { name: permission.name })} isDanger onClick={() => setDoomed(permission)}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </RowButton>
          </>
        )}
        empty={{ title: t('noPermissions'), text: t('emptyText') }}
      />
      {named !== undefined && (
        <NamePermission {...(named === 'new' ? {} : { permission: named })} onClose={() => setNamed(undefined)} />
      )}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('deleteTitle', { name: doomed?.name ?? '' })}
        text={t('permissionDeleteText')}
        confirmLabel={t('delete')}
        isDanger
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </SamplePage>
  );
}

function permissionColumns(t: T, format: Format): PagedColumn<Permission>[] {
  return [
    { key: 'name', header: t('permission'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'assignedTo',
      header: t('assignedTo'),
      cell: ({ assignedTo }) => (
        <span className={classes.badges}>
          {assignedTo.map((role) => (
            <span key={role} className={classes.badge}>
              {wordFor(permissionRoles, t, role)}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'created', header: t('created'), cell: ({ createdDate }) => format.dateTime(createdDate) },
  ];
}

const nameInput = z.object({ name: line(120) });
type NameValues = z.output<typeof nameInput>;

/** Renames a permission; without one, adds it. */
function NamePermission({ permission, onClose }: { permission?: Permission; onClose: () => void }) {
  const t = useMessages(sampleUsersMessages);
  const tKit = useMessages(kitMessages);
  const forget = useForgetSamples();
  const form = useRecordForm<NameValues, NameValues>(nameInput, { name: permission?.name ?? '' });
  const save = async ({ name }: NameValues) => {
    if (permission) {
      await requestSample('POST /apps/permissions/update-permission', { body: { id: permission.id, name } });
    } else {
      await requestSample('POST /apps/permissions/add-permission', { body: { permission: { name } } });
    }
    await forget('GET /apps/permissions/data');
    toast.success(t(permission ? 'renamed' : 'added', { name }));
    onClose();
  };
  const title = permission ? t('rename', { name: permission.name }) : t('addPermission');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <DialogForm
        form={form}
        submitLabel={permission ? t('renameButton') : t('addPermission')}
        onSubmit={save}
        onClose={onClose}
      >
        <TextField<NameValues>
          name="name"
          label={t('permissionName')}
          isRequired
          {...(permission ? {} : { help: t('permissionHelp') })}
        />
      </DialogForm>
    </Modal>
  );
}
