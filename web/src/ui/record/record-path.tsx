import { Link, type LinkOptions } from '@tanstack/react-router';
import classes from './record-path.module.css';

type Step = { id: string; name: string };

type RecordPathProps = {
  /** What the whole is called. */
  label: string;
  /** The top one first. */
  steps: readonly Step[];
  /** Where a step leads; without it they are no links. */
  linkOf?: ((step: Step) => Pick<LinkOptions, 'to' | 'params'>) | undefined;
};

/** The way to a record through those above it. */
export function RecordPath({ label, steps, linkOf }: RecordPathProps) {
  return (
    <nav aria-label={label}>
      <ol className={classes.path}>
        {steps.map((step) => (
          <li key={step.id}>
            {linkOf ? (
              <Link {...linkOf(step)}>
                <bdi>{step.name}</bdi>
              </Link>
            ) : (
              <bdi>{step.name}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
