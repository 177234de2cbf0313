import {
  type CheckedField,
  functionRules,
  handsOnInput,
  onlyValuesOf,
  partName,
  partsOf,
  typeOfExpression,
  type ValueType,
} from '@quarry/contracts/feeds';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowBarToUp, IconArrowUp, IconTrash, IconMathFunction } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { type Translate, useMessages } from '../../../i18n/index.ts';
import { Menu } from '../../../ui/floating.ts';
import { SearchSelect } from '../../../ui/form/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { blockName, choicesOf, inputName } from './block-names.ts';
import { useBlockSurroundings } from './block-context.ts';
import { CallOptionsFields } from './call-options.tsx';
import { ConstantInput } from './constant-input.tsx';
import {
  below,
  type Block,
  type CallBlock,
  called,
  choiceOf,
  chosen,
  fixedInputs,
  hole,
  inputUp,
  type RecordBlock,
  withInput,
  withoutInput,
} from './blocks.ts';
import classes from './mapping.module.css';
import { functionsOver } from './mapping-fields.ts';
import { type english, mappingMessages } from './mapping.messages.ts';

export type BlockProps = {
  block: Block;
  /** Where it stands in its rules. */
  path: string;
  label: string;
  /** The field that it makes, or makes a part of. */
  field: CheckedField & { maxLen?: number | null };
  /** Whether what it gives goes into the field as it is. */
  isWhole?: boolean;
  onChange: (block: Block) => void;
  onRemove?: (() => void) | undefined;
  onMoveUp?: (() => void) | undefined;
};

/** One part of an expression with all that stands in it: chosen from a list, put into functions, taken out of them. */
export function BlockEditor(props: BlockProps) {
  const { block, path, label, field, isWhole = true, onChange } = props;
  const t = useMessages(mappingMessages);
  const id = useId();
  const { fields, sources, codedSource, isReadOnly, faultsAt } = useBlockSurroundings();
  const faults = faultsAt(path);
  const type = typeOfExpression(block, field, fields, codedSource);
  const isRecord = field.type === 'record';
  return (
    <fieldset className={classes.block} aria-labelledby={id} data-block={path}>
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        {type && <span className={classes.note}>{t('gives', { kind: typeText(type, t) })}</span>}
      </div>
      <div className={classes.choice}>
        {isReadOnly ? (
          <span>{blockName(t, sources, block)}</span>
        ) : (
          <SearchSelect
            label={label}
            value={choiceOf(block)}
            current={blockName(t, sources, block)}
            optionsOf={() => choicesOf(t, sources, isRecord, block.kind === 'hole')}
            problem={faults.length > 0 ? faults.join(' ') : undefined}
            onChange={(choice) => onChange(chosen(block, choice, field.maxLen ?? null))}
          />
        )}
        {!isReadOnly && <BlockTools {...props} type={type} />}
      </div>
      {isReadOnly && faults.length > 0 && <p className={classes.problem}>{faults.join(' ')}</p>}
      {block.kind === 'const' && (
        <ConstantInput block={block} label={label} values={isWhole ? onlyValuesOf(field) : []} onChange={onChange} />
      )}
      {block.kind === 'call' && <CallInputs {...props} block={block} />}
      {block.kind === 'record' && <RecordParts {...props} block={block} />}
    </fieldset>
  );
}

function BlockTools({
  block,
  path,
  label,
  onChange,
  onRemove,
  onMoveUp,
  field,
  type,
}: BlockProps & { type: ValueType | undefined }) {
  const t = useMessages(mappingMessages);
  const { focusOn } = useBlockSurroundings();
  const named = { name: label };
  const [inner] = block.kind === 'call' ? block.args : [];
  return (
    <span className={classes.tools}>
      {onMoveUp && (
        <ToolButton label={t('moveUp', named)} onClick={onMoveUp}>
          <IconArrowUp size={16} aria-hidden />
        </ToolButton>
      )}
      {block.kind !== 'record' && (
        <Wrap label={t('wrap', named)}>
          {functionsOver(type).map((name) => (
            <Menu.Item
              key={name}
              onClick={() => {
                onChange(called(name, [block], field.maxLen ?? null));
                focusOn(path);
              }}
            >
              {t(`call.${name}`)}
            </Menu.Item>
          ))}
        </Wrap>
      )}
      {inner && (
        <ToolButton
          label={t('unwrap', named)}
          onClick={() => {
            onChange(inner);
            focusOn(path);
          }}
        >
          <IconArrowBarToUp size={16} aria-hidden />
        </ToolButton>
      )}
      {onRemove && (
        <ToolButton label={t('removeNamed', named)} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ToolButton>
      )}
    </span>
  );
}

function Wrap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" withinPortal shadow="none">
      <Menu.Target>
        <ToolButton label={label}>
          <IconMathFunction size={16} aria-hidden />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** The inputs of a function, each a block, and what else it is told. */
function CallInputs({ block, path, label, field, isWhole = true, onChange }: BlockProps & { block: CallBlock }) {
  const t = useMessages(mappingMessages);
  const { isReadOnly, focusOn, faultsAt } = useBlockSurroundings();
  const { least, most } = functionRules[block.name];
  const fixed = fixedInputs(block.name);
  const { names } = block.options ?? {};
  const atInput = (place: number) => below(path, `args.${place}`);
  const setName = (place: number, name: string) =>
    onChange({ ...block, options: { ...block.options, names: (names ?? []).with(place, name) } });
  const nameFaults = faultsAt(below(path, 'options.names')).join(' ');
  return (
    <div className={classes.inputs}>
      <CallOptionsFields block={block} path={path} label={label} onChange={onChange} />
      {block.args.map((input, place) => (
        // Inputs have no id: what is typed is kept in the blocks.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={classes.input}>
          {names && place > 0 && (
            <TextInput
              label={t('parameter', { number: place })}
              value={names[place - 1] ?? ''}
              readOnly={isReadOnly}
              autoComplete="off"
              error={nameFaults === '' ? undefined : nameFaults}
              onChange={(event) => setName(place - 1, event.currentTarget.value)}
            />
          )}
          <BlockEditor
            block={input}
            path={atInput(place)}
            label={inputName(t, block, place)}
            field={field}
            isWhole={isWhole && handsOnInput(block.name, place)}
            onChange={(next) => onChange({ ...block, args: block.args.with(place, next) })}
            {...(block.args.length > least &&
              place >= (block.name === 'if' ? least : fixed) && {
                onRemove: () => {
                  onChange(withoutInput(block, place));
                  focusOn(path);
                },
              })}
            {...(place > fixed && {
              onMoveUp: () => {
                onChange(inputUp(block, place));
                focusOn(atInput(place - 1));
              },
            })}
          />
        </div>
      ))}
      {!isReadOnly && block.args.length < most && (
        <Button
          className={classes.tall}
          variant="default"
          size="xs"
          onClick={() => {
            onChange(withInput(block));
            focusOn(atInput(block.args.length));
          }}
        >
          {t('addInput', { name: t(`call.${block.name}`) })}
        </Button>
      )}
    </div>
  );
}

/** The parts of a group, each a block of its own. */
function RecordParts({ block, path, field, onChange }: BlockProps & { block: RecordBlock }) {
  const t = useMessages(mappingMessages);
  const { fields, isReadOnly, focusOn } = useBlockSurroundings();
  const known = partsOf(fields, field.name);
  const left = known.filter((part) => block.parts[partName(part)] === undefined);
  const add = (name: string) => {
    onChange({ ...block, parts: { ...block.parts, [name]: hole } });
    focusOn(below(path, `parts.${name}`));
  };
  return (
    <div className={classes.inputs}>
      {Object.entries(block.parts).map(([name, part]) => (
        <BlockEditor
          key={name}
          block={part}
          path={below(path, `parts.${name}`)}
          label={t('part', { name })}
          field={known.find((one) => partName(one) === name) ?? field}
          onChange={(next) => onChange({ ...block, parts: { ...block.parts, [name]: next } })}
          onRemove={() => {
            const { [name]: _gone, ...parts } = block.parts;
            onChange({ ...block, parts });
            focusOn(path);
          }}
        />
      ))}
      {!isReadOnly && left.length > 0 && (
        <NativeSelect
          label={t('addPart')}
          value=""
          data={[
            { value: '', label: t('choosePart') },
            ...left.map((part) => ({ value: partName(part), label: partName(part) })),
          ]}
          onChange={(event) => add(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

function typeText({ kind, isList }: ValueType, t: Translate<typeof english>): string {
  const name = t(`kind.${kind}`);
  return isList ? t('kind.list', { kind: name }) : name;
}
