import { line } from '@quarry/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { Modal } from '../../../ui/dialogs.ts';
import { newId, sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { useKept } from '../kit/use-kept.ts';
import { keptRoles, rights, rightsOf, withRight, type Role, type RoleGrid } from './kept-roles.ts';
import { roles, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

const roleInput = z.object({ name: line(60) });
type RoleValues = z.output<typeof roleInput>;

/** Names a role and says what it may do; without a role, a new one. */
export function RoleDialog({ role, onClose }: { role?: Role; onClose: () => void }) {
  const t = useMessages(sampleUsersMessages);
  const tKit = useMessages(kitMessages);
  const [kept, keep] = useKept(keptRoles);
  const nameOf = (one: Role) => one.name ?? wordFor(roles, t, one.key);
  const [draft] = useState<Role>(() => role ?? { key: newId(), grid: {} });
  const [grid, setGrid] = useState<RoleGrid>(draft.grid);
  const form = useRecordForm<RoleValues, RoleValues>(roleInput, { name: role ? nameOf(role) : '' });
  const save = ({ name }: RoleValues) => {
    if (kept.some((other) => other.key !== draft.key && nameOf(other).toLowerCase() === name.toLowerCase())) {
      form.setError('name', { type: 'refused', message: t('roleTaken') }, { shouldFocus: true });
      return;
    }
    const saved: Role = { key: draft.key, grid, ...(role && name === nameOf(role) ? {} : { name }) };
    keep((before) =>
      role ? before.map((one) => (one.key === role.key ? { ...one, ...saved } : one)) : [...before, saved],
    );
    toast.success(t('kept'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={role ? t('editRole', { role: nameOf(role) }) : t('addRole')}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <DialogForm form={form} submitLabel={t('save')} onSubmit={save} onClose={onClose}>
        <TextField<RoleValues> name="name" label={t('roleName')} isRequired />
        <PermissionGrid role={draft} grid={grid} onChange={setGrid} />
      </DialogForm>
    </Modal>
  );
}

type PermissionGridProps = { role: Role; grid: RoleGrid; onChange: (grid: RoleGrid) => void };

function PermissionGrid({ role, grid, onChange }: PermissionGridProps) {
  const t = useMessages(sampleUsersMessages);
  const query = useQuery(sampleQuery('GET /apps/permissions/data', { query: { perPage: 1 } }));
  return (
    <LoadSample query={query}>
      {({ allData }) => (
        <table className={classes.grid} aria-label={t('grid')}>
          <thead>
            <tr>
              <th scope="col">{t('permission')}</th>
              {rights.map((right) => (
                <th key={right} scope="col">
                  {t(right)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allData.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {rights.map((right) => (
                  <td key={right}>
                    <input
                      type="checkbox"
                      aria-label={t('mayDo', { right: t(right), permission: name })}
                      checked={rightsOf({ ...role, grid }, name).includes(right)}
                      onChange={({ currentTarget }) =>
                        onChange(withRight(grid, role, name, right, currentTarget.checked))
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LoadSample>
  );
}
