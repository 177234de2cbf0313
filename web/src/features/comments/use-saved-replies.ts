import type { SavedReplyDraft } from '@quarry/contracts/comments';
import { useMessages } from '../../i18n/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { commentsMessages } from './comments.messages.ts';
import {
  CreateSavedReplyDocument,
  DeleteSavedReplyDocument,
  UpdateSavedReplyDocument,
  type SavedReplyRowFragment,
} from './comments.operations.generated.ts';

type Row = SavedReplyRowFragment;

const draftOf = ({ name, locale, text }: Row): SavedReplyDraft => ({ name, locale, text });

/** Deletes a saved reply; undone, the same text is saved again. */
export function useDeleteSavedReply(shopId: string) {
  const t = useMessages(commentsMessages);
  const { run: saveAgain } = useCommand({
    kind: 'saved_reply',
    document: CreateSavedReplyDocument,
    variables: (reply: Row) => ({ shopId, input: draftOf(reply) }),
    answers: {
      SavedReplySaved: ({ savedReply: { name } }) => ({ kind: 'done', text: t('didSaveReply', { name }) }),
    },
  });
  return useCommand({
    kind: 'saved_reply',
    document: DeleteSavedReplyDocument,
    variables: ({ id, version }: Row) => ({ id, version }),
    answers: {
      SavedReplyDeleted: (_deleted, reply) => ({
        kind: 'done',
        text: t('didDeleteReply', { name: reply.name }),
        undo: () => saveAgain(reply),
      }),
    },
  });
}

/** Saves a new reply of a shop; undone, it is deleted. */
export function useCreateSavedReply(shopId: string, onSaved: () => void) {
  const t = useMessages(commentsMessages);
  const { run: remove } = useDeleteSavedReply(shopId);
  return useSaveRecord({
    kind: 'saved_reply',
    document: CreateSavedReplyDocument,
    variables: (input: SavedReplyDraft) => ({ shopId, input }),
    answers: {
      SavedReplySaved: ({ savedReply }) => ({
        kind: 'saved',
        text: t('didSaveReply', { name: savedReply.name }),
        undo: () => remove(savedReply),
        after: onSaved,
      }),
    },
  });
}

/** Changes a saved reply; undone, it is as it was before. */
export function useUpdateSavedReply(before: Row, onSaved: () => void) {
  const t = useMessages(commentsMessages);
  const { run: setBack } = useCommand({
    kind: 'saved_reply',
    document: UpdateSavedReplyDocument,
    variables: ({ id, version }: Row) => ({ id, version, input: draftOf(before) }),
    answers: {
      SavedReplySaved: ({ savedReply: { name } }) => ({ kind: 'done', text: t('didSaveReply', { name }) }),
    },
  });
  return useSaveRecord({
    kind: 'saved_reply',
    document: UpdateSavedReplyDocument,
    variables: (input: SavedReplyDraft) => ({ id: before.id, version: before.version, input }),
    answers: {
      SavedReplySaved: ({ savedReply }) => ({
        kind: 'saved',
        text: t('didSaveReply', { name: savedReply.name }),
        undo: () => setBack(savedReply),
        after: onSaved,
      }),
    },
  });
}
