import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { ReferenceInput, useFieldProblem, type Reference, type ReferenceChoices } from '../../ui/form/index.ts';
import classes from './users.module.css';
import { usersMessages } from './users.messages.ts';

type GivenRecordsProps = {
  name: 'shopIds' | 'brandIds';
  label: string;
  help: string;
  /** The records that are given now, whose names have not been looked up. */
  current: readonly Reference[];
  choices: ReferenceChoices;
};

/** Several records, each found by typing a part of its name. */
export function GivenRecords({ name, label, help, current, choices }: GivenRecordsProps) {
  const t = useMessages(usersMessages);
  const { control } = useFormContext<Record<string, readonly string[]>>();
  const problem = useFieldProblem(name);
  const [known, setKnown] = useState(() => new Map(current.map((record) => [record.id, record.name])));
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <div className={classes.given}>
          <ReferenceInput
            key={value.length}
            label={label}
            help={help}
            value={null}
            current={null}
            choices={choices}
            problem={problem}
            onBlur={onBlur}
            onChange={(chosen) => {
              if (!chosen || value.includes(chosen.id)) return;
              setKnown((before) => new Map(before).set(chosen.id, chosen.name));
              onChange([...value, chosen.id]);
            }}
          />
          <ul aria-label={label}>
            {value.map((id) => (
              <li key={id}>
                {known.get(id) ?? id}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('takeAway', { name: known.get(id) ?? id })}
                  onClick={() => onChange(value.filter((other) => other !== id))}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </div>
      )}
    />
  );
}
