import classes from './key-hints.module.css';

export type KeyHint = { keys: readonly string[]; label: string };

/** The keys that work here, for people who use them; hidden where there is no keyboard. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <footer className={classes.hints}>
      {hints.map(({ keys, label }) => (
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
