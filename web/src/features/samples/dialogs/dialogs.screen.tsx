import { Button } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { toast } from 'sonner';
import { Modal } from '../../../ui/dialogs.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { AppDialog } from './app.dialog.tsx';
import classes from './dialogs.module.css';
import { dialogsMessages } from './dialogs.messages.ts';
import { FieldsDialog, type FieldKey } from './fields.dialog.tsx';
import { PlansDialog } from './plans.dialog.tsx';
import { TwoFactorDialog } from './two-factor.dialog.tsx';

/** What is in a dialog: fields and one button, or a content of its own. */
type Content = { fields: readonly FieldKey[]; done: 'invite' | 'add' | 'send' | 'save'; link?: string };
export type DialogProps = { onDone: () => void };

const dialogs = {
  share: { fields: ['email'], done: 'invite', link: 'https://quayside.example/range' },
  card: { fields: ['cardNumber', 'cardName', 'expiry', 'securityCode'], done: 'add' },
  pricing: PlansDialog,
  refer: { fields: ['email'], done: 'send', link: 'https://quayside.example/with/noor' },
  address: { fields: ['name', 'street', 'postcode', 'city', 'country'], done: 'save' },
  app: AppDialog,
  twoFactor: TwoFactorDialog,
  user: { fields: ['name', 'email', 'role'], done: 'save' },
} as const satisfies Record<string, Content | ComponentType<DialogProps>>;

type Name = keyof typeof dialogs;
const names = Object.keys(dialogs) as Name[];

/** Eight dialogs, each behind its button. */
export function DialogsScreen() {
  const t = useMessages(dialogsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const [open, setOpen] = useState<Name>();
  const done = () => {
    setOpen(undefined);
    toast.success(t('doneHere'));
  };
  return (
    <SamplePage title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.cards}>
        {names.map((name) => (
          <li key={name}>
            <h2>{t(name)}</h2>
            <p>{t(`${name}Text`)}</p>
            <Button
              variant="default"
              aria-label={`${format.label(t('open'))} ${t(name)}`}
              onClick={() => setOpen(name)}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      {names.map((name) => (
        <Modal
          key={name}
          opened={open === name}
          onClose={() => setOpen(undefined)}
          title={t(name)}
          size={name === 'pricing' ? 'xl' : 'md'}
          closeButtonProps={{ 'aria-label': tKit('close') }}
        >
          <Inside name={name} onDone={done} />
        </Modal>
      ))}
    </SamplePage>
  );
}

function Inside({ name, onDone }: { name: Name; onDone: () => void }) {
  const t = useMessages(dialogsMessages);
  const content = dialogs[name];
  if (typeof content === 'function') {
    const Content = content;
    return <Content onDone={onDone} />;
  }
  return (
    <FieldsDialog
      text={t(`${name}Text`)}
      fields={content.fields}
      done={t(content.done)}
      link={'link' in content ? content.link : undefined}
      onDone={onDone}
    />
  );
}
