import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { Block } from './blocks.ts';
import { useBlockSurroundings } from './block-context.ts';
import { mappingMessages } from './mapping.messages.ts';

type Constant = Extract<Block, { kind: 'const' }>;
type ConstantInputProps = {
  block: Constant;
  label: string;
  /** The values to choose from; none where any text will do. */
  values: readonly string[];
  onChange: (block: Constant) => void;
};

/** What a fixed value is. */
export function ConstantInput({ block, label, values, onChange }: ConstantInputProps) {
  const t = useMessages(mappingMessages);
  const { isReadOnly } = useBlockSurroundings();
  const format = useFormat();
  const { type, value } = block;
  const named = { label: t('value'), 'aria-label': `${format.label(t('value'))} ${label}` };
  if (type === 'number') {
    return (
      <NumberText
        {...named}
        value={Number(value)}
        isReadOnly={isReadOnly}
        onChange={(number) => onChange({ ...block, value: number })}
      />
    );
  }
  if (type === 'boolean') {
    return (
      <NativeSelect
        {...named}
        disabled={isReadOnly}
        value={String(value)}
        data={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={(event) => onChange({ ...block, value: event.currentTarget.value === 'true' })}
      />
    );
  }
  if (type === 'text' && values.length > 0) {
    const isOther = value !== '' && !values.includes(String(value));
    return (
      <NativeSelect
        {...named}
        disabled={isReadOnly}
        value={String(value)}
        data={[{ value: '', label: t('chooseValue') }, ...(isOther ? [String(value)] : []), ...values]}
        onChange={(event) => onChange({ ...block, value: event.currentTarget.value })}
      />
    );
  }
  return (
    <TextInput
      {...named}
      value={String(value)}
      readOnly={isReadOnly}
      autoComplete="off"
      onChange={(event) => onChange({ ...block, value: event.currentTarget.value })}
    />
  );
}

type NumberTextProps = {
  label: string;
  'aria-label': string;
  value: number;
  isReadOnly: boolean;
  problem?: string | undefined;
  onChange: (value: number) => void;
};

/** A number as it is typed; what is none is refused where it stands. */
export function NumberText({ value, isReadOnly, problem, onChange, ...named }: NumberTextProps) {
  const [typed, setTyped] = useState(() => shown(value));
  return (
    <TextInput
      {...named}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      value={Object.is(numberOf(typed), value) ? typed : shown(value)}
      error={problem}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numberOf(event.currentTarget.value));
      }}
    />
  );
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
}

function shown(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
