import { line } from '@quarry/contracts/common';
import { toMinor } from '@quarry/contracts/money';
import { z } from 'zod';
import { Modal } from '../../../ui/dialogs.ts';
import { useMessages } from '../../../i18n/index.ts';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { isEmail } from '../kit/is-email.ts';
import type { Employee } from './employees.tsx';
import { sampleTablesMessages } from './tables.messages.ts';

const employeeInput = z.object({
  name: line(120),
  post: line(120),
  email: line(200).refine(isEmail, { error: 'not_an_email' }),
  city: line(80),
  since: z.string().refine((text) => /^\d{4}-\d\d-\d\d$/.test(text), { error: 'not_a_date' }),
  salary: line(20).refine((text) => toMinor(text, 'USD') !== undefined, { error: 'not_a_number' }),
  age: line(3).refine((text) => /^\d+$/.test(text), { error: 'not_whole' }),
});
type EmployeeValues = z.output<typeof employeeInput>;

const nobody: EmployeeValues = { name: '', post: '', email: '', city: '', since: '', salary: '', age: '' };

type AddEmployeeProps = { onAdd: (employee: Omit<Employee, 'id'>) => void; onClose: () => void };

export function AddEmployee({ onAdd, onClose }: AddEmployeeProps) {
  const t = useMessages(sampleTablesMessages);
  const tKit = useMessages(kitMessages);
  const form = useRecordForm<EmployeeValues, EmployeeValues>(employeeInput, nobody);
  return (
    <Modal opened onClose={onClose} title={t('addRow')} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <DialogForm
        form={form}
        submitLabel={t('addRow')}
        onSubmit={(values) => onAdd(employeeOf(values))}
        onClose={onClose}
      >
        <TextField<EmployeeValues> name="name" label={t('name')} isRequired />
        <TextField<EmployeeValues> name="post" label={t('post')} isRequired />
        <TextField<EmployeeValues> name="email" label={t('email')} type="email" isRequired />
        <TextField<EmployeeValues> name="city" label={t('city')} isRequired />
        <TextField<EmployeeValues> name="since" label={t('since')} type="date" isRequired />
        <TextField<EmployeeValues> name="salary" label={t('salary')} inputMode="decimal" isRequired />
        <TextField<EmployeeValues> name="age" label={t('age')} inputMode="numeric" isRequired />
      </DialogForm>
    </Modal>
  );
}

/** As the layer writes it: the month first, the salary with its sign. */
function employeeOf({ name, post, email, city, since, salary, age }: EmployeeValues): Omit<Employee, 'id'> {
  const [year = '', month = '', day = ''] = since.split('-');
  return {
    avatar: '',
    full_name: name,
    post,
    email,
    city,
    start_date: `${month}/${day}/${year}`,
    salary: `$${salary}`,
    age,
    experience: '0 Years',
    status: 5,
  };
}
