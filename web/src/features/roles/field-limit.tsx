import { Button, Checkbox } from '@mantine/core';
import { type Action, cellOf, fieldsFor, type Subject } from '@quarry/contracts/access';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Modal } from '../../ui/dialogs.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useFieldWords } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { InFieldWords } from './field-names.tsx';
import classes from './permission-matrix.module.css';
import type { RoleValues } from './role.form.tsx';
import { rolesMessages } from './roles.messages.ts';
import { usePermissionWords } from './use-permission-words.ts';

/** Which fields of a record a right reaches, for a right that can be limited to some. */
export function FieldLimit({ action, subject }: { action: Action; subject: Subject }) {
  const t = useMessages(rolesMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const words = usePermissionWords();
  const [isOpen, setOpen] = useState(false);
  const { control, setValue } = useFormContext<Pick<RoleValues, 'fields'>>();
  const name = `fields.${cellOf(action, subject)}` as const;
  const right = words.right(action, subject);
  useFieldWords(name, { label: t('fieldsOf', { right }) });
  const limit = useWatch({ control, name }) ?? [];
  const offered = fieldsFor(action, subject);
  const said = limit.length === 0 ? t('allFields') : t('someFields', { count: limit.length, all: offered.length });
  const choose = (field: string, isOn: boolean) =>
    setValue(
      name,
      offered.filter((one) => (one === field ? isOn : limit.includes(one))),
      { shouldDirty: true },
    );
  return (
    <>
      <button
        type="button"
        className={classes.limit}
        aria-label={`${format.label(t('fieldsOf', { right }))} ${said}`}
        onClick={() => setOpen(true)}
      >
        {said}
      </button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('fieldsOf', { right })}
        closeButtonProps={{ 'aria-label': tKit('close') }}
      >
        <p>{t('fieldsHelp')}</p>
        <InFieldWords subject={subject}>
          {(label) => (
            <div className={classes.fields}>
              {offered.map((field) => (
                <Checkbox
                  key={field}
                  label={label(field)}
                  checked={limit.includes(field)}
                  onChange={(event) => choose(field, event.currentTarget.checked)}
                />
              ))}
            </div>
          )}
        </InFieldWords>
        <Button onClick={() => setOpen(false)}>{tKit('close')}</Button>
      </Modal>
    </>
  );
}
