import { Button, type ButtonProps } from '@mantine/core';
import classes from './key-button.module.css';
import { useKeyHelp, useSingleKeys } from './use-keys.ts';

type KeyButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'disabled'> & {
  /** The key that does the same, shown on the button. */
  hotkey: string;
  label: string;
  /** Why it cannot be used now; the button stays where it is. */
  blockedBecause?: string | undefined;
  onClick: () => void;
};

/** A button that shows its key. */
export function KeyButton({ hotkey, label, blockedBecause, onClick, ...look }: KeyButtonProps) {
  const isBlocked = blockedBecause !== undefined;
  const { areOn } = useSingleKeys();
  useKeyHelp([{ keys: [hotkey], label }]);
  return (
    <Button
      {...look}
      className={classes.button ?? ''}
      aria-keyshortcuts={areOn ? hotkey : undefined}
      data-disabled={isBlocked || undefined}
      aria-disabled={isBlocked || undefined}
      title={blockedBecause}
      onClick={() => !isBlocked && onClick()}
    >
      {label}
      {areOn && <kbd className={classes.key}>{hotkey}</kbd>}
    </Button>
  );
}
