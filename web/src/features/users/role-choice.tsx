import { Controller, useFormContext } from 'react-hook-form';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Lockable, useFieldProblem, useFieldWords } from '../../ui/form/index.ts';
import { useRoleName } from '../access/index.ts';
import classes from './users.module.css';
import { usersMessages } from './users.messages.ts';
import { UserRolesDocument } from './users.operations.generated.ts';

/** The roles of a user; one that the reader may not give is shown, with the reason. */
export function RoleChoice() {
  const t = useMessages(usersMessages);
  const roleName = useRoleName();
  const roles = useRecord(UserRolesDocument, {}).data?.roleChoices ?? [];
  const { control } = useFormContext<{ roleKeys: readonly string[] }>();
  const problem = useFieldProblem('roleKeys');
  useFieldWords('roleKeys', {
    label: t('roles'),
    textOf: (value) => {
      const keys = value as readonly string[];
      return roles.flatMap((role) => (keys.includes(role.key) ? [roleName(role)] : [])).join(', ');
    },
  });
  return (
    <Lockable name="roleKeys">
      <Controller
        control={control}
        name="roleKeys"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <fieldset className={classes.choice} aria-describedby="roles-help">
            <legend>{t('roles')}</legend>
            {roles.map((role, place) => (
              <label key={role.key} className={classes.option}>
                <input
                  ref={place === 0 ? ref : undefined}
                  type="checkbox"
                  checked={value.includes(role.key)}
                  disabled={!role.mayGive && !value.includes(role.key)}
                  onBlur={onBlur}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked ? [...value, role.key] : value.filter((key) => key !== role.key),
                    )
                  }
                />
                {roleName(role)}
                {!role.mayGive && <small>{t('notYoursToGive')}</small>}
              </label>
            ))}
            {problem && <p role="alert">{problem}</p>}
            <small id="roles-help">{t('rolesHelp')}</small>
          </fieldset>
        )}
      />
    </Lockable>
  );
}
