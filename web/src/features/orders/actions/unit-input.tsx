import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useFieldProblem } from '../../../ui/form/index.ts';
import type { TypedUnits } from './units.ts';

/** The units of one line; its label stands beside it. */
export function UnitInput({ at, label }: { at: number; label: string }) {
  const name = `lines.${at}.quantity` as const;
  const { register } = useFormContext<{ lines: TypedUnits[] }>();
  return (
    <TextInput
      {...register(name)}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      error={useFieldProblem(name)}
    />
  );
}
