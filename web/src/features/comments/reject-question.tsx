import { commentReasons } from '@quarry/contracts/comments';
import { z } from 'zod';
import { useMessages } from '../../i18n/index.ts';
import { SelectField, useRecordForm } from '../../ui/form/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { useReasonOptions } from './comment-choices.ts';
import { commentsMessages } from './comments.messages.ts';

type Values = { reason: string };
const rejection = z.object({ reason: z.enum(commentReasons, { error: 'required' }) });

/** Asks for the reason by which comments are rejected. */
export function RejectQuestion(props: BulkQuestionProps) {
  const t = useMessages(commentsMessages);
  const form = useRecordForm<Values, z.output<typeof rejection>>(rejection, { reason: '' });
  return (
    <QuestionDialog {...props} form={form}>
      <SelectField<Values>
        name="reason"
        label={t('reason')}
        isRequired
        isNullable
        options={[{ value: '', label: t('chooseReason') }, ...useReasonOptions()]}
      />
    </QuestionDialog>
  );
}
