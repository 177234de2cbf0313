import { Button } from '@mantine/core';
import { savedReplyInput, type SavedReplyDraft } from '@quarry/contracts/comments';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField, TextareaField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { useContentLocales, useLocaleNames } from '../../ui/locale-texts/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { commentsMessages, type english } from './comments.messages.ts';
import classes from './comments.module.css';
import {
  SavedRepliesDocument,
  ShopForSavedRepliesDocument,
  type SavedReplyRowFragment,
} from './comments.operations.generated.ts';
import { useCreateSavedReply, useDeleteSavedReply, useUpdateSavedReply } from './use-saved-replies.ts';

type Row = SavedReplyRowFragment;

/** The texts that comments of an own shop are answered with, for those who answer. */
export function SavedRepliesSection({ recordId }: { recordId: string }) {
  const mayReview = useAbilities().can('review', 'Comment');
  return mayReview ? <RepliesOfShop shopId={recordId} /> : null;
}

function RepliesOfShop({ shopId }: { shopId: string }) {
  const shop = useRecord(ShopForSavedRepliesDocument, { id: shopId }).data?.shop;
  return shop?.kind === 'own' ? <SavedReplies shopId={shopId} /> : null;
}

function SavedReplies({ shopId }: { shopId: string }) {
  const t = useMessages(commentsMessages);
  const query = useRecord(SavedRepliesDocument, { shopId });
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      id="saved-replies"
      title={t('savedReplies')}
      actions={
        <Button size="xs" variant="default" onClick={() => setAdding(true)}>
          {t('addSavedReply')}
        </Button>
      }
    >
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <RepliesTable shopId={shopId} replies={query.data.savedReplies} />}
      {isAdding && <AddDialog shopId={shopId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function RepliesTable({ shopId, replies }: { shopId: string; replies: readonly Row[] }) {
  const t = useMessages(commentsMessages);
  const nameOf = useLocaleNames();
  const remove = useDeleteSavedReply(shopId);
  const [changedId, setChangedId] = useState<string>();
  const changed = replies.find(({ id }) => id === changedId);
  const buttons = (reply: Row) => (
    <span className={classes.buttons}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('changeSavedReply', { name: reply.name })}
        onClick={() => setChangedId(reply.id)}
      >
        {t('change')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={remove.isPending}
        aria-label={t('deleteSavedReply', { name: reply.name })}
        onClick={() => void remove.run(reply)}
      >
        {t('remove')}
      </Button>
    </span>
  );
  return (
    <>
      <PlainTable
        label={t('savedReplies')}
        rows={replies}
        rowKey={({ id }) => id}
        empty={t('noSavedReplies')}
        columns={[...columnsOf(t, nameOf), { key: 'actions', header: t('actions'), cell: buttons }]}
      />
      {changed && <ChangeDialog key={changed.id} reply={changed} onClose={() => setChangedId(undefined)} />}
    </>
  );
}

function columnsOf(t: Translate<typeof english>, nameOf: (locale: string) => string): PlainColumn<Row>[] {
  return [
    { key: 'name', header: t('name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'locale', header: t('language'), cell: ({ locale }) => nameOf(locale) },
    {
      key: 'text',
      header: t('text'),
      isLong: true,
      cell: ({ text, locale }) => (
        <p className={classes.text} dir="auto" lang={locale}>
          {text}
        </p>
      ),
    },
  ];
}

function AddDialog({ shopId, onClose }: { shopId: string; onClose: () => void }) {
  const t = useMessages(commentsMessages);
  const save = useCreateSavedReply(shopId, onClose);
  const [locale = 'en'] = useContentLocales() ?? [];
  const beginning = { name: '', locale, text: '' };
  return <ReplyDialog key={locale} title={t('addSavedReply')} values={beginning} onSave={save} onClose={onClose} />;
}

function ChangeDialog({ reply, onClose }: { reply: Row; onClose: () => void }) {
  const t = useMessages(commentsMessages);
  const save = useUpdateSavedReply(reply, onClose);
  const { name, locale, text } = reply;
  const title = t('changeSavedReply', { name });
  return <ReplyDialog title={title} values={{ name, locale, text }} onSave={save} onClose={onClose} />;
}

type ReplyDialogProps = {
  title: string;
  values: SavedReplyDraft;
  onSave: (draft: SavedReplyDraft) => Promise<SaveOutcome>;
  onClose: () => void;
};

function ReplyDialog({ title, values, onSave, onClose }: ReplyDialogProps) {
  const t = useMessages(commentsMessages);
  const nameOf = useLocaleNames();
  const locales = useContentLocales() ?? [];
  const form = useRecordForm<SavedReplyDraft, SavedReplyDraft>(savedReplyInput, values);
  return (
    <FormDialog title={title} form={form} saveLabel={t('keepSavedReply')} onSave={onSave} onClose={onClose}>
      <TextField<SavedReplyDraft> name="name" label={t('name')} isRequired autoComplete="off" />
      <SelectField<SavedReplyDraft>
        name="locale"
        label={t('language')}
        options={[...new Set([...locales, values.locale])].map((value) => ({ value, label: nameOf(value) }))}
        isRequired
      />
      <TextareaField<SavedReplyDraft> name="text" label={t('text')} rows={6} isRequired />
    </FormDialog>
  );
}
