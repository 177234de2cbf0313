import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Popover } from '../floating.ts';
import { Explain } from './explain.tsx';
import type { Explanation } from './explanation.ts';

type ExplainedButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'loading'> & {
  label: string;
  /** What it is called for those who do not see beside what it stands; it contains the label. */
  name?: string;
  /** Why it cannot be done; the button stays in sight, and pressing it says so. */
  refusal: Explanation | undefined;
  /** Where what stands in the way can be changed. */
  way?: ReactNode;
  onClick?: () => void;
  /** Called as the reason is opened: what is wrong can be marked where it stands. */
  onRefused?: () => void;
};

/** A button that, where its action is refused, explains it instead. */
export function ExplainedButton({ label, name, refusal, way, onClick, onRefused, ...button }: ExplainedButtonProps) {
  if (refusal === undefined) {
    return (
      <Button {...button} aria-label={name} onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <Popover position="bottom-end" width={320} withinPortal trapFocus returnFocus shadow="none" onOpen={onRefused}>
      <Popover.Target>
        <Button {...button} aria-label={name} aria-disabled data-disabled>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={refusal.title}>
        <Explain as="note" tone="info" {...refusal}>
          {way}
        </Explain>
      </Popover.Dropdown>
    </Popover>
  );
}
