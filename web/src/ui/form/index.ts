export {
  LinesField,
  NumberField,
  PercentField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from './fields.tsx';
export { MoneyField } from './money-field.tsx';
export { RecordForm } from './record-form.tsx';
export type { SaveOutcome } from './save-outcome.ts';
export { useRecordForm } from './use-record-form.ts';
