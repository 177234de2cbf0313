import { Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Absent } from '../../ui/values.tsx';
import classes from './shelves.module.css';
import { shelvesMessages } from './shelves.messages.ts';
import type { ShelfRowFragment } from './shelves.operations.generated.ts';

export type ShelfAction = 'accept' | 'choose' | 'dismiss' | 'reopen';
export type ShelfActions = Readonly<Record<ShelfAction, (shelf: ShelfRowFragment) => void>>;

/** What the reader may do with a shelf as things stand. */
export function actionsOf({ actions, proposal }: ShelfRowFragment): ShelfAction[] {
  const isAllowed = (name: string) => actions.some(({ action, isAllowed: is }) => action === name && is);
  const offered: Readonly<Record<ShelfAction, boolean>> = {
    accept: isAllowed('accept') && proposal !== null,
    choose: isAllowed('accept'),
    dismiss: isAllowed('dismiss'),
    reopen: isAllowed('reopen'),
  };
  return (['accept', 'choose', 'dismiss', 'reopen'] as const).filter((action) => offered[action]);
}

/** Pictures of what comes second: the words of three buttons do not fit a row in every language. */
const icons = { choose: IconPencil, dismiss: IconX } as const;

export function ShelfRowActions({ shelf, actions }: { shelf: ShelfRowFragment; actions: ShelfActions }) {
  const t = useMessages(shelvesMessages);
  const offered = actionsOf(shelf);
  if (offered.length === 0) return <Absent />;
  const name = { name: shelf.text, category: shelf.proposal?.category.name ?? '' };
  const wordOf = (action: ShelfAction) => (action === 'choose' && shelf.proposal ? 'chooseOther' : action);
  return (
    <div className={classes.rowActions}>
      {offered.map((action, place) => {
        const label = t(`${wordOf(action)}Named`, name);
        const press = {
          ...(action === 'choose' ? { 'aria-haspopup': 'dialog' as const } : {}),
          onClick: () => actions[action](shelf),
        };
        const Icon = place > 0 && (action === 'choose' || action === 'dismiss') ? icons[action] : null;
        return Icon ? (
          <ToolButton key={action} label={label} {...press}>
            <Icon size={18} aria-hidden />
          </ToolButton>
        ) : (
          <Button key={action} variant="default" size="compact-sm" aria-label={label} {...press}>
            {t(action)}
          </Button>
        );
      })}
    </div>
  );
}
