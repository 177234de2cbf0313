import type { ComponentProps } from 'react';
import classes from './tool-button.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** What the button does: its name, and shown when it is pointed at. */
  label: string;
  /** A figure on the button, such as what works just now. */
  count?: number | undefined;
};

/** A square button with a picture. */
export function ToolButton({ label, count = 0, children, ...rest }: ToolButtonProps) {
  return (
    // The look comes last: anyone who opens something beside a button hands it names of its own.
    <button type="button" aria-label={label} title={label} {...rest} className={classes.tool}>
      {children}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
