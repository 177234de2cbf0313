import { Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Absent } from '../../ui/values.tsx';
import classes from './property-names.module.css';
import { propertyNamesMessages } from './property-names.messages.ts';
import type { PropertyNameRowFragment } from './property-names.operations.generated.ts';

export type PropertyNameAction = 'accept' | 'choose' | 'dismiss' | 'reopen';
export type PropertyNameActions = Readonly<Record<PropertyNameAction, (propertyName: PropertyNameRowFragment) => void>>;

/** What the reader may do with a name as things stand. */
export function actionsOf({ actions, proposal }: PropertyNameRowFragment): PropertyNameAction[] {
  const isAllowed = (name: string) => actions.some(({ action, isAllowed: is }) => action === name && is);
  const offered: Readonly<Record<PropertyNameAction, boolean>> = {
    accept: isAllowed('accept') && proposal !== null,
    choose: isAllowed('accept'),
    dismiss: isAllowed('dismiss'),
    reopen: isAllowed('reopen'),
  };
  return (['accept', 'choose', 'dismiss', 'reopen'] as const).filter((action) => offered[action]);
}

/** Pictures of what comes second: the words of three buttons do not fit a row in every language. */
const icons = { choose: IconPencil, dismiss: IconX } as const;

export function PropertyNameRowActions({
  propertyName,
  actions,
}: {
  propertyName: PropertyNameRowFragment;
  actions: PropertyNameActions;
}) {
  const t = useMessages(propertyNamesMessages);
  const offered = actionsOf(propertyName);
  if (offered.length === 0) return <Absent />;
  const name = { name: propertyName.text, attribute: propertyName.proposal?.attribute.name ?? '' };
  const wordOf = (action: PropertyNameAction) =>
    action === 'choose' && propertyName.proposal ? 'chooseOther' : action;
  return (
    <div className={classes.rowActions}>
      {offered.map((action, place) => {
        const label = t(`${wordOf(action)}Named`, name);
        const press = {
          ...(action === 'choose' ? { 'aria-haspopup': 'dialog' as const } : {}),
          onClick: () => actions[action](propertyName),
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
