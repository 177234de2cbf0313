import { useEffect, useRef, type KeyboardEvent } from 'react';
import classes from './choice-list.module.css';

type Option = { value: string; label: string };

type ChoiceListProps = {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  /** Where a part of a name is typed; without it every option is looked at. */
  search?: {
    label: string;
    placeholder: string;
    typed: string;
    /** Whether the options are those of what is typed. */
    isCurrent: boolean;
    onType: (text: string) => void;
  };
  /** Said below the list: how many are chosen, or why there are none. */
  note: string;
  isFocused?: boolean;
  onChange: (values: string[]) => void;
  onBlur?: () => void;
};

/** Any of several values, each with a tick: by mouse, by Tab and Space, or by the arrow keys; Enter takes the first that was found. */
export function ChoiceList({ label, options, values, search, note, isFocused, onChange, onBlur }: ChoiceListProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may come after what holds it has opened, which then had nothing to give the focus to.
    if (isFocused) frame.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isFocused]);
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const stops = [...(frame.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const next = stops[stops.findIndex((stop) => stop === event.target) + by];
    event.preventDefault();
    next?.focus();
  };
  return (
    <div ref={frame} className={classes.choices} onBlur={onBlur}>
      {search && (
        <input
          type="search"
          className={classes.search}
          data-autofocus={isFocused || undefined}
          aria-label={search.label}
          placeholder={search.placeholder}
          value={search.typed}
          onChange={({ currentTarget }) => search.onType(currentTarget.value)}
          onKeyDown={(event) => {
            step(event);
            if (event.key !== 'Enter') return;
            // It chooses, and leaves sending the form around it to its button.
            event.preventDefault();
            const [first] = options;
            if (first && search.typed.trim() !== '' && search.isCurrent) toggle(first.value);
          }}
        />
      )}
      {options.length > 0 && (
        <ul className={classes.options} aria-label={label} aria-busy={search && !search.isCurrent}>
          {options.map(({ value, label: text }) => (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  checked={values.includes(value)}
                  onKeyDown={step}
                  onChange={() => toggle(value)}
                />
                <bdi>{text}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      <output className={classes.note}>{note}</output>
    </div>
  );
}
