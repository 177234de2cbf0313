import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { type OneRefusal, RefusedAction } from '../../ui/explain/index.ts';
import { Popover } from '../../ui/floating.ts';
import classes from './discount.module.css';
import { discountsMessages } from './discounts.messages.ts';

type BlockedActionsProps = { blocked: readonly { title: string; refusal: OneRefusal }[] };

/** What cannot be done now, each with the reason. */
export function BlockedActions({ blocked }: BlockedActionsProps) {
  const t = useMessages(discountsMessages);
  return (
    <Popover position="bottom-end" width={320} withinPortal trapFocus shadow="none">
      <Popover.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('blocked')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('blocked')}>
        <Suspense>
          <ul className={classes.blocked}>
            {blocked.map(({ title, refusal }) => (
              <li key={title}>
                <RefusedAction title={title} refusal={refusal} />
              </li>
            ))}
          </ul>
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
