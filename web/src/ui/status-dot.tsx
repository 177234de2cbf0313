import classes from './status-dot.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A state as a dot with its name: the colour never stands alone. */
export function StatusDot({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes.status} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.label}>{label}</span>
    </span>
  );
}
