import * as z from 'zod';
import {
  LinesField,
  NumberField,
  PercentField,
  RecordForm,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  useRecordForm,
} from '../../ui/form/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';

const kettleInput = z.object({
  name: z.string().min(1, { error: 'required' }).max(40, { error: 'too_long' }),
  text: z.string(),
  aliases: z.array(z.string()),
  kind: z.string(),
  isLoud: z.boolean(),
  litres: z.number().min(1, { error: 'too_small' }),
  share: z.number(),
});
type Kettle = z.infer<typeof kettleInput>;

const kettle: Kettle = {
  name: '',
  text: 'Boils.',
  aliases: ['Pot'],
  kind: 'steel',
  isLoud: true,
  litres: 0,
  share: 0.5,
};

/** A form that can be saved only once its problems are mended, and one that may only be read. */
export function FormPart() {
  return (
    <RecordPage title="A form">
      <KettleForm isReadOnly={false} />
      <KettleForm isReadOnly />
    </RecordPage>
  );
}

function KettleForm({ isReadOnly }: { isReadOnly: boolean }) {
  const form = useRecordForm<Kettle, Kettle>(kettleInput, kettle);
  return (
    <RecordForm
      form={form}
      onSave={async () => ({ kind: 'saved', text: 'Saved.' })}
      isReadOnly={isReadOnly}
      right={{ action: 'update', subject: 'Brand' }}
    >
      <Section id={isReadOnly ? 'read' : 'write'} title={isReadOnly ? 'To read' : 'To write'}>
        <TextField<Kettle> name="name" label="Name" help="As it stands on the box" isRequired />
        <TextareaField<Kettle> name="text" label="Text" />
        <LinesField<Kettle> name="aliases" label="Aliases" help="One a line" />
        <SelectField<Kettle>
          name="kind"
          label="Kind"
          options={[
            { value: 'steel', label: 'Steel' },
            { value: 'glass', label: 'Glass' },
          ]}
        />
        <SwitchField<Kettle> name="isLoud" label="It whistles" />
        <NumberField<Kettle> name="litres" label="Litres" unit="l" />
        <PercentField<Kettle> name="share" label="Share" />
      </Section>
    </RecordForm>
  );
}
