import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { Menu } from '../../ui/floating.ts';
import { useMessages } from '../../i18n/index.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { SnoozeChoice } from './snooze-times.ts';

const choices: readonly SnoozeChoice[] = ['tomorrow', 'nextWeek', 'change'];

type SnoozeMenuProps = { need: string; onChoose: (choice: SnoozeChoice) => void };

/** For how long a need is put aside. */
export function SnoozeMenu({ need, onChoose }: SnoozeMenuProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('snooze', { need })} title={t('snoozeShort')}>
          <IconClockPause size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice} onClick={() => onChoose(choice)}>
            {t(`until.${choice}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
