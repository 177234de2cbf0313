import { useId } from 'react';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFormat } from '../../i18n/index.ts';
import { Lockable } from '../../ui/form/index.ts';
import classes from './excavator.module.css';

type ShareFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  help: string;
  /** The least share that can be chosen; the most is all. */
  min: number;
};

/** A share between `min` and 1, in steps of one in a hundred. */
export function ShareField<Values extends FieldValues>({ name, label, help, min }: ShareFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const format = useFormat();
  const id = useId();
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => {
          const share: number = field.value;
          return (
            <div className={classes.share}>
              <label htmlFor={id}>{label}</label>
              <div className={classes.shareLine}>
                <input
                  ref={field.ref}
                  id={id}
                  type="range"
                  min={min}
                  max={1}
                  step={0.01}
                  value={share}
                  aria-valuetext={format.percent(share)}
                  aria-describedby={`${id}-help`}
                  onBlur={field.onBlur}
                  onChange={(event) => field.onChange(Number(event.currentTarget.value))}
                />
                <output className="tabular" htmlFor={id}>
                  {format.percent(share)}
                </output>
              </div>
              <p id={`${id}-help`} className={classes.help}>
                {help}
              </p>
            </div>
          );
        }}
      />
    </Lockable>
  );
}
