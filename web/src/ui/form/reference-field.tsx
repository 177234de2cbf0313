import './mantine-select.css';
import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { Lockable } from './locked-fields.tsx';
import { useFieldProblem } from './use-field-problem.ts';

/** A record that a field may refer to. */
export type Reference = { id: string; name: string };

/** How records are looked up, under a name that no other lookup has. */
export type ReferenceChoices = {
  name: string;
  find: (search: string, signal: AbortSignal) => Promise<readonly Reference[]>;
};

const noReferences: readonly Reference[] = [];

type ReferenceInputProps = {
  label: string;
  /** Said of the field where no label is shown. */
  isLabelHidden?: boolean;
  help?: string | undefined;
  value: string | null;
  /** The record of the value, unless it was chosen here or is not known yet. */
  current: Reference | null;
  /** Finds records by a text; the first of all for no text. */
  choices: ReferenceChoices;
  problem?: string | undefined;
  placeholder?: string;
  isRequired?: boolean;
  /** Takes the focus when the dialog around it opens. */
  isFocused?: boolean;
  /** What was typed already, as the search to begin with. */
  typed?: string | undefined;
  onTyped?: (typed: string) => void;
  onChange: (chosen: Reference | null) => void;
  onBlur?: () => void;
};

/** Chooses one of many records by typing a part of its name; the server does the looking. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { label, isLabelHidden = false, help, value, current, choices, problem, isFocused, onChange, onBlur } = props;
  const { placeholder, isRequired = false, onTyped } = props;
  const t = useMessages(kitMessages);
  const [typed, setTyped] = useState(props.typed ?? current?.name ?? '');
  const [chosen, setChosen] = useState(current);
  const isMounted = useIsMounted();
  const isSetElsewhere = value !== (chosen?.id ?? null) && value === (current?.id ?? null);
  if (isSetElsewhere) {
    // A draft that came back, or the other of two versions.
    setChosen(current);
    setTyped(current?.name ?? '');
  }
  const search = typed === chosen?.name ? '' : typed;
  const query = useQuery({
    queryKey: [choices.name, 'choices', search],
    queryFn: ({ signal }) => choices.find(search, signal),
    placeholderData: keepPreviousData,
  });
  const found = query.data ?? noReferences;
  const references = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      {...(isFocused && { 'data-autofocus': true })}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={references.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      {...(placeholder !== undefined && { placeholder })}
      required={isRequired}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${t('clear')} ${label}` }}
      nothingFoundMessage={t('noneFound')}
      searchValue={typed}
      onSearchChange={(text) => {
        // A select without a value empties its search as it mounts; what was typed already has to stay.
        if (!isMounted.current) return;
        setTyped(text);
        onTyped?.(text);
      }}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      error={problem}
      onBlur={onBlur}
      onChange={(id) => {
        const next = references.find((reference) => reference.id === id) ?? null;
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

/** Set once the effects of the components below have run too. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

type ReferenceFieldProps<Values extends FieldValues> = Pick<
  ReferenceInputProps,
  'label' | 'help' | 'current' | 'choices' | 'isRequired'
> & { name: FieldPath<Values> };

export function ReferenceField<Values extends FieldValues>({ name, ...input }: ReferenceFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <ReferenceInput
            {...input}
            value={field.value}
            problem={problem}
            onChange={(chosen) => field.onChange(chosen?.id ?? null)}
            onBlur={field.onBlur}
          />
        )}
      />
    </Lockable>
  );
}
