import { useState, type ReactNode } from 'react';
import { Popover } from './floating.ts';
import classes from './source-chip.module.css';

type SourceChipProps = {
  /** Who says so, in a word or two: a shop, "by hand". */
  label: string;
  /** A share between 0 and 1, as a person reads it. */
  confidence?: string;
  /** How many others say something, in short. */
  note?: string | undefined;
  /** What opening it shows, for those who hear it. */
  title?: string;
  /** The lineage, shown when the chip is opened. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Where a value comes from; opening it shows the way back. */
export function SourceChip({ label, confidence, note, title, children }: SourceChipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal trapFocus shadow="none">
      <Popover.Target>
        <button type="button" className={classes.chip} title={title} onClick={() => setOpen((before) => !before)}>
          <span className={classes.label}>{label}</span>
          {confidence && <span className={classes.confidence}>{confidence}</span>}
          {note && <span className={classes.note}>{note}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.lineage}>
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Popover.Dropdown>
    </Popover>
  );
}
