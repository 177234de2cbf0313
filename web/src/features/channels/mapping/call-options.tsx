import '../../../ui/form/mantine-form.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { CallOptions, CompareOperator } from '@quarry/contracts/feeds';
import { IconTrash } from '@tabler/icons-react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { useBlockSurroundings } from './block-context.ts';
import { below, type CallBlock } from './blocks.ts';
import { NumberText } from './constant-input.tsx';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';

type OptionsProps = { block: CallBlock; path: string; label: string; onChange: (block: CallBlock) => void };
type OneProps = {
  options: CallOptions;
  /** The name of an option with the block that it belongs to. */
  named: (label: string) => { label: string; 'aria-label': string };
  problem: (option: keyof CallOptions) => string | undefined;
  isReadOnly: boolean;
  set: (changed: CallOptions) => void;
};

/** What a function is told besides its inputs. */
export function CallOptionsFields({ block, path, label, onChange }: OptionsProps) {
  const { isReadOnly, faultsAt } = useBlockSurroundings();
  const format = useFormat();
  const { options } = block;
  if (!options) return null;
  const props: OneProps = {
    options,
    isReadOnly,
    named: (name) => ({ label: name, 'aria-label': `${format.label(name)} ${label}` }),
    problem: (option) => {
      const faults = faultsAt(below(path, `options.${option}`));
      return faults.length > 0 ? faults.join(' ') : undefined;
    },
    set: (changed) => onChange({ ...block, options: { ...options, ...changed } }),
  };
  return (
    <div className={classes.options}>
      {block.name === 'join' && <TextOption {...props} option="separator" />}
      {block.name === 'truncate' && <TruncateOptions {...props} />}
      {block.name === 'take' && <TakeOptions {...props} />}
      {block.name === 'replace' && (
        <>
          <TextOption {...props} option="find" />
          <TextOption {...props} option="with" />
        </>
      )}
      {block.name === 'in' && <ValuesOption {...props} />}
      {block.name === 'compare' && <OperatorOption {...props} />}
      {block.name === 'round' && <NumberOption {...props} option="decimals" />}
      {block.name === 'lookup' && <TableOption {...props} />}
    </div>
  );
}

function TextOption({
  option,
  options,
  named,
  problem,
  isReadOnly,
  set,
}: OneProps & { option: 'separator' | 'find' | 'with' }) {
  const t = useMessages(mappingMessages);
  return (
    <TextInput
      {...named(t(option))}
      value={options[option] ?? ''}
      readOnly={isReadOnly}
      autoComplete="off"
      error={problem(option)}
      onChange={(event) => set({ [option]: event.currentTarget.value })}
    />
  );
}

type NumberOptionProps = OneProps & { option: 'length' | 'skip' | 'decimals'; label?: string };

function NumberOption({ option, label, options, named, problem, isReadOnly, set }: NumberOptionProps) {
  const t = useMessages(mappingMessages);
  return (
    <NumberText
      {...named(label ?? t(option))}
      value={options[option] ?? 0}
      isReadOnly={isReadOnly}
      problem={problem(option)}
      onChange={(value) => set({ [option]: value })}
    />
  );
}

function TruncateOptions(props: OneProps) {
  const t = useMessages(mappingMessages);
  const { options, isReadOnly, set } = props;
  return (
    <>
      <NumberOption {...props} option="length" />
      <Checkbox
        label={t('atWord')}
        checked={options.atWord === true}
        disabled={isReadOnly}
        onChange={(event) => set({ atWord: event.currentTarget.checked })}
      />
    </>
  );
}

function TakeOptions(props: OneProps) {
  const t = useMessages(mappingMessages);
  return (
    <>
      <NumberOption {...props} option="length" label={t('count')} />
      <NumberOption {...props} option="skip" />
    </>
  );
}

function ValuesOption({ options, named, problem, isReadOnly, set }: OneProps) {
  const t = useMessages(mappingMessages);
  return (
    <Textarea
      {...named(t('values'))}
      value={(options.values ?? []).join('\n')}
      readOnly={isReadOnly}
      rows={4}
      error={problem('values')}
      onChange={(event) => set({ values: event.currentTarget.value.split('\n') })}
    />
  );
}

function OperatorOption({ options, named, problem, isReadOnly, set }: OneProps) {
  const t = useMessages(mappingMessages);
  const operators: readonly CompareOperator[] = ['lt', 'lte', 'gt', 'gte'];
  return (
    <NativeSelect
      {...named(t('operator'))}
      value={options.operator ?? 'gt'}
      disabled={isReadOnly}
      error={problem('operator')}
      data={operators.map((operator) => ({ value: operator, label: t(`operator.${operator}`) }))}
      onChange={(event) => set({ operator: event.currentTarget.value as CompareOperator })}
    />
  );
}

function TableOption({ options, problem, isReadOnly, set }: OneProps) {
  const t = useMessages(mappingMessages);
  const table = options.table ?? [];
  const fault = problem('table');
  return (
    <div className={classes.table}>
      {table.map((row, at) => {
        const number = at + 1;
        const change = (changed: Partial<typeof row>) => set({ table: table.with(at, { ...row, ...changed }) });
        return (
          // Rows have no id, and none is moved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={classes.tableRow}>
            <TextInput
              aria-label={t('from', { number })}
              value={row.from}
              readOnly={isReadOnly}
              autoComplete="off"
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
            <span aria-hidden>→</span>
            <TextInput
              aria-label={t('to', { number })}
              value={row.to}
              readOnly={isReadOnly}
              autoComplete="off"
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
            {!isReadOnly && (
              <ToolButton
                label={t('removeRow', { number })}
                onClick={() => set({ table: table.filter((_row, place) => place !== at) })}
              >
                <IconTrash size={16} aria-hidden />
              </ToolButton>
            )}
          </div>
        );
      })}
      {fault !== undefined && <p className={classes.problem}>{fault}</p>}
      {!isReadOnly && (
        <Button variant="default" size="xs" onClick={() => set({ table: [...table, { from: '', to: '' }] })}>
          {t('addRow')}
        </Button>
      )}
    </div>
  );
}
