import { Button, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { Modal } from '../../dialogs.ts';
import { newId } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import type { SavedView } from '../use-list-view.ts';
import type { ViewDraft } from './use-view-changes.ts';
import classes from './view-bar.module.css';
import { viewsMessages } from './views.messages.ts';
import { useReturnFocus } from '../../use-return-focus.ts';

type ViewDialogProps = {
  /** The view to rename or share; a new one without. */
  view: SavedView | undefined;
  /** Answers a refusal as a sentence. The id is the new view's own and stays the same however often it is saved. */
  onSave: (draft: Pick<ViewDraft, 'name' | 'isShared'>, id: string) => Promise<string | undefined>;
  onDelete: (view: SavedView) => Promise<string | undefined>;
  onClose: () => void;
};

/** The name of a view, and who sees it. */
export function ViewDialog({ view, onSave, onDelete, onClose }: ViewDialogProps) {
  useReturnFocus();
  const t = useMessages(viewsMessages);
  const tKit = useMessages(kitMessages);
  const [id] = useState(newId);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const finish = async (change: Promise<string | undefined>) => {
    setIsBusy(true);
    const refusal = await change;
    setIsBusy(false);
    if (refusal === undefined) onClose();
    else setProblem(refusal);
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('nameMissing'));
    void finish(onSave({ name, isShared }, id));
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={view ? t('edit', { name: view.name }) : t('saveAs')}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <form className={classes.dialog} onSubmit={save} noValidate>
        <TextInput
          label={t('name')}
          value={name}
          data-autofocus
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <label className={classes.shared}>
          <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} />
          {t('share')}
        </label>
        <p className={classes.note}>{t('holds')}</p>
        <div className={classes.actions}>
          {view ? (
            <Button variant="default" disabled={isBusy} onClick={() => void finish(onDelete(view))}>
              {t('delete')}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="default" onClick={onClose}>
            {tKit('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {tKit('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
