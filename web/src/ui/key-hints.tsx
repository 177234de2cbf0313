import classes from './key-hints.module.css';
import { type KeyHint, useKeyHelp, useWorkingKeys } from './use-keys.ts';

type KeyHintsProps = {
  hints: readonly KeyHint[];
  /** Others that work here, which only the list of all keys names. */
  further?: readonly KeyHint[];
};

/** The keys that work here, for people who use them; hidden where there is no keyboard. */
export function KeyHints({ hints, further }: KeyHintsProps) {
  useKeyHelp([...hints, ...(further ?? [])]);
  return (
    <footer className={classes.hints}>
      {useWorkingKeys(hints).map(({ keys, label }) => (
        <span key={label} className={classes.hint}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </footer>
  );
}
