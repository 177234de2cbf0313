import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { MoveEffects, type Moved } from './move-effects.tsx';

type MoveQuestionProps = Moved & { name: string; onAnswer: (isMeant: boolean) => void };

/** Shows what a move changes, and asks whether it is meant. */
export function MoveQuestion({ name, onAnswer, ...moved }: MoveQuestionProps) {
  useReturnFocus();
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('moveQuestion', { name })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <MoveEffects {...moved} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {tKit('cancel')}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          {t('moveMeant')}
        </Button>
      </div>
    </Modal>
  );
}
