import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Section } from '../../../ui/record/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import classes from './api-keys.module.css';
import { firstKeys, makeKey, randomBytes, type Key } from './key.ts';
import { KeyForm, type KeyDraft } from './key.form.tsx';

/** The layer has no operation for keys: they last as long as its rows. */
const kept = keptPlace('api-keys', firstKeys);

/** Keys for other programs: each is shown whole once, when it is made. */
export function ApiKeysScreen() {
  const t = useMessages(apiKeysMessages);
  const tKit = useMessages(kitMessages);
  const [keys, put] = useKept(kept);
  const [shown, setShown] = useState<string>();
  const create = ({ name, kind }: KeyDraft) => {
    const key = makeKey(randomBytes());
    const id = Math.max(0, ...keys.map((one) => one.id)) + 1;
    put((before) => [{ id, name, kind, tail: key.slice(-4), createdAt: new Date().toISOString() }, ...before]);
    setShown(key);
  };
  const remove = (key: Key) => {
    const before = keys;
    put((all) => all.filter(({ id }) => id !== key.id));
    showUndo(t('removed', { name: key.name }), tKit('undo'), () => put(() => before));
  };
  return (
    <SamplePage title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.columns}>
        <Section id="create" title={t('create')}>
          <KeyForm onCreate={create} />
        </Section>
        <Section id="keys" title={t('keys')}>
          {keys.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <KeyList keys={keys} onRemove={remove} />
          )}
        </Section>
      </div>
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('createdTitle')}
        closeButtonProps={{ 'aria-label': tKit('close') }}
      >
        <p>{t('createdText')}</p>
        <p className={classes.key}>
          <CopyableId id={shown ?? ''} />
        </p>
        <Button onClick={() => setShown(undefined)}>{t('done')}</Button>
      </Modal>
    </SamplePage>
  );
}

function KeyList({ keys, onRemove }: { keys: readonly Key[]; onRemove: (key: Key) => void }) {
  const t = useMessages(apiKeysMessages);
  const format = useFormat();
  const [doomed, setDoomed] = useState<Key>();
  return (
    <>
      <ul className={classes.keys}>
        {keys.map((key) => (
          <li key={key.id}>
            <span className={classes.name}>
              <strong>{key.name}</strong>
              <code>{t('ends', { tail: key.tail })}</code>
              <small>
                {t(key.kind)} · {t('created', { date: format.date(key.createdAt) })}
              </small>
            </span>
            <ToolButton label={t('remove', { name: key.name })} onClick={() => setDoomed(key)}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </ToolButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('removeTitle')}
        text={t('removeText', { name: doomed?.name ?? '' })}
        confirmLabel={t('removeButton')}
        isDanger
        onConfirm={() => {
          if (doomed) onRemove(doomed);
          setDoomed(undefined);
        }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
