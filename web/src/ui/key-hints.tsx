import classes from './key-hints.module.css';
import { isSingleKey, type KeyHint, useKeyHelp, useSingleKeys } from './use-keys.ts';

type KeyHintsProps = {
  hints: readonly KeyHint[];
  /** Others that work here, which only the list of all keys names. */
  further?: readonly KeyHint[];
};

/** The keys that work here, for people who use them; hidden where there is no keyboard. */
export function KeyHints({ hints, further }: KeyHintsProps) {
  const { areOn } = useSingleKeys();
  useKeyHelp([...hints, ...(further ?? [])]);
  return (
    <footer className={classes.hints}>
      {hints
        .filter(({ keys }) => areOn || !keys.some(isSingleKey))
        .map(({ keys, label }) => (
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
