export { checkedSchema } from './checked-schema.ts';
export { ConflictDialog, type DivergedField, type Side } from './conflict-dialog.tsx';
export { DateTimeField } from './date-time-field.tsx';
export {
  LinesField,
  NumberField,
  PercentField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from './fields.tsx';
export { useFieldWords } from './field-words.ts';
export { inputMessages } from './input.messages.ts';
export { inputText } from './input-text.ts';
export { KnownNote } from './known-note.tsx';
export { LeaveGuard } from './leave-guard.tsx';
export { FixedFieldsContext, Lockable, useIsReadOnly } from './locked-fields.tsx';
export { MoneyField } from './money-field.tsx';
export { ProblemSummary } from './problem-summary.tsx';
export { RecordForm } from './record-form.tsx';
export { ReferenceField, ReferenceInput, type Reference, type ReferenceChoices } from './reference-field.tsx';
export { SearchSelect, type SearchOption } from './search-select.tsx';
export type { FormRecord } from './form-conflict.tsx';
export type { LastChange } from './last-change.tsx';
export { applyOutcome, type SaveOutcome } from './save-outcome.tsx';
export { useDraft, useHasDraft } from './use-draft.ts';
export { useRecordForm } from './use-record-form.ts';
export { countFields, useFieldProblem } from './use-field-problem.ts';
export { useIssueText } from './use-issue-text.ts';
export { useNewerVersion } from './use-newer-version.tsx';
export { useSaveKey } from './use-save-key.ts';
