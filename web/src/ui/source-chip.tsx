import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './source-chip.module.css';

type SourceChipProps = {
  /** Who says so, in a word or two: a shop, "by hand". */
  label: string;
  /** A share between 0 and 1, as a person reads it. */
  confidence?: string;
  /** The lineage, shown when the chip is opened. */
  children: ReactNode;
};

/** Where a value comes from; opening it shows the way back. */
export function SourceChip({ label, confidence, children }: SourceChipProps) {
  return (
    <Popover position="bottom-start" withinPortal trapFocus shadow="none">
      <Popover.Target>
        <button type="button" className={classes.chip}>
          <span className={classes.label}>{label}</span>
          {confidence && <span className={classes.confidence}>{confidence}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.lineage}>{children}</Popover.Dropdown>
    </Popover>
  );
}
