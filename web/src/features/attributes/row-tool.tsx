import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type RowToolProps = { label: string; icon: Icon; isDisabled?: boolean; onClick: () => void };

/** A button of one row. It keeps the focus where it stands at an end, so that keys go on. */
export function RowTool({ label, icon: Picture, isDisabled = false, onClick }: RowToolProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Picture size={16} aria-hidden />
    </ActionIcon>
  );
}
