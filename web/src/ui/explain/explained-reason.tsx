import type { FocusEvent } from 'react';
import { Popover } from '../floating.ts';
import { useWording } from '../../i18n/index.ts';
import type { OneRefusal } from './explanation.ts';
import classes from './explained-reason.module.css';
import { RefusedAction } from './refusals.tsx';

/** The reason of one refusal among many, in a line; pressed, it is explained. */
export function ExplainedReason({ refusal }: { refusal: OneRefusal }) {
  const { reason } = useWording();
  const text = reason(refusal);
  return (
    <Popover position="bottom-start" width={320} withinPortal trapFocus returnFocus shadow="none">
      <Popover.Target>
        <button type="button" className={classes.reason}>
          {text}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text} onFocus={keepEscape}>
        <RefusedAction refusal={refusal} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A dialog below hears Escape first, and closes unless what has the focus says that it takes the key itself. */
function keepEscape({ target }: FocusEvent): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}
