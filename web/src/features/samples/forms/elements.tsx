import {
  Checkbox,
  FileInput,
  Input,
  MaskInput,
  MultiSelect,
  NativeSelect,
  NumberInput,
  PasswordInput,
  Radio,
  RangeSlider,
  Select,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import classes from './forms.module.css';
import { formsMessages } from './forms.messages.ts';

const TextEditor = lazy(() => import('../kit/text-editor.tsx').then((m) => ({ default: m.TextEditor })));

/** What every element is told: its label and help, and the state it is in. */
export type ElementProps = {
  label: string;
  description: string;
  error: string | false;
  disabled: boolean;
  readOnly: boolean;
};

type ElementName =
  | 'text'
  | 'password'
  | 'number'
  | 'mask'
  | 'area'
  | 'select'
  | 'search'
  | 'several'
  | 'tags'
  | 'checks'
  | 'radios'
  | 'toggle'
  | 'range'
  | 'date'
  | 'file'
  | 'group'
  | 'editor';

/** Names of invented brands: nobody translates them. */
const brands = ['Kveld', 'Belvane', 'Cairn', 'Harbour Day', 'Quayside'];

const inOrder: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
};

function Password(props: ElementProps) {
  const t = useMessages(formsMessages);
  return (
    <PasswordInput
      {...inOrder}
      {...props}
      defaultValue="kiln7market"
      autoComplete="off"
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
    />
  );
}

/** A list of the system cannot be read-only by itself: it offers the one choice only. */
function OneOf({ readOnly, ...props }: ElementProps) {
  return <NativeSelect {...inOrder} {...props} data={readOnly ? brands.slice(0, 1) : brands} />;
}

function Checks({ label, description, error, disabled, readOnly }: ElementProps) {
  const [chosen, setChosen] = useState(['Kveld']);
  return (
    <Checkbox.Group
      {...inOrder}
      label={label}
      description={description}
      error={error}
      value={chosen}
      onChange={(next) => !readOnly && setChosen(next)}
    >
      <span className={classes.choices}>
        {brands.slice(0, 3).map((brand) => (
          <Checkbox key={brand} value={brand} label={brand} disabled={disabled} aria-readonly={readOnly} />
        ))}
      </span>
    </Checkbox.Group>
  );
}

function Radios({ label, description, error, disabled, readOnly }: ElementProps) {
  const [chosen, setChosen] = useState('Kveld');
  return (
    <Radio.Group
      {...inOrder}
      label={label}
      description={description}
      error={error}
      value={chosen}
      onChange={(next) => !readOnly && setChosen(next)}
    >
      <span className={classes.choices}>
        {brands.slice(0, 3).map((brand) => (
          <Radio key={brand} value={brand} label={brand} disabled={disabled} />
        ))}
      </span>
    </Radio.Group>
  );
}

function Toggle({ readOnly, ...props }: ElementProps) {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      {...props}
      checked={isOn}
      aria-readonly={readOnly}
      onChange={(event) => !readOnly && setOn(event.currentTarget.checked)}
    />
  );
}

function Range({ label, description, error, disabled, readOnly }: ElementProps) {
  const t = useMessages(formsMessages);
  const [range, setRange] = useState<[number, number]>([20, 60]);
  return (
    <Input.Wrapper {...inOrder} label={label} description={description} error={error} labelElement="div">
      <RangeSlider
        className={classes.range ?? ''}
        value={range}
        onChange={(next) => !readOnly && setRange(next)}
        disabled={disabled}
        thumbFromLabel={t('rangeFrom')}
        thumbToLabel={t('rangeTo')}
      />
    </Input.Wrapper>
  );
}

function File(props: ElementProps) {
  const t = useMessages(formsMessages);
  return <FileInput {...inOrder} {...props} placeholder={t('noFile')} clearable />;
}

function RichTextElement({ label, description, error, disabled, readOnly }: ElementProps) {
  return (
    <Input.Wrapper {...inOrder} label={label} description={description} error={error} labelElement="div">
      <Suspense>
        <TextEditor
          key={String(disabled || readOnly)}
          label={label}
          html="<p>Kveld, <strong>Belvane</strong> &amp; <em>Cairn</em></p>"
          isReadOnly={disabled || readOnly}
          onChange={() => undefined}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

/** Every input, by its name. */
export const elements: readonly { name: ElementName; element: ComponentType<ElementProps> }[] = [
  { name: 'text', element: (props) => <TextInput {...inOrder} {...props} defaultValue="Kveld" /> },
  { name: 'password', element: Password },
  { name: 'number', element: (props) => <NumberInput {...inOrder} {...props} defaultValue={12} min={0} /> },
  {
    name: 'mask',
    element: (props) => <MaskInput {...inOrder} {...props} mask="999-9999" defaultValue="555-0114" inputMode="tel" />,
  },
  { name: 'area', element: (props) => <Textarea {...inOrder} {...props} defaultValue="Kveld" autosize minRows={2} /> },
  { name: 'select', element: OneOf },
  {
    name: 'search',
    element: (props) => <Select {...inOrder} {...props} data={brands} defaultValue="Kveld" searchable />,
  },
  {
    name: 'several',
    element: (props) => <MultiSelect {...inOrder} {...props} data={brands} defaultValue={['Kveld', 'Cairn']} />,
  },
  { name: 'tags', element: (props) => <TagsInput {...inOrder} {...props} defaultValue={['Kveld']} /> },
  { name: 'checks', element: Checks },
  { name: 'radios', element: Radios },
  { name: 'toggle', element: Toggle },
  { name: 'range', element: Range },
  { name: 'date', element: (props) => <TextInput {...inOrder} {...props} type="date" defaultValue="2026-11-22" /> },
  { name: 'file', element: File },
  {
    name: 'group',
    element: (props) => (
      <TextInput
        {...inOrder}
        {...props}
        leftSection="https://"
        leftSectionWidth={64}
        rightSection=".example"
        rightSectionWidth={72}
        defaultValue="quayside"
      />
    ),
  },
  { name: 'editor', element: RichTextElement },
];
