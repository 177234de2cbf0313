import { Checkbox, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { attributeGroups, type AttributeGroup } from '@quarry/contracts/attributes';
import { type TemplateState, templateStates } from '@quarry/contracts/templates';
import { useMessages } from '../../../i18n/index.ts';
import { attributesMessages } from '../attributes.messages.ts';
import { RowTool } from '../row-tool.tsx';
import type { OwnEntry, TemplateRow } from './own-entries.ts';
import classes from './template.module.css';
import { templateMessages } from './template.messages.ts';

type TemplateTableProps = {
  rows: readonly TemplateRow[];
  /** Absent where the reader may change nothing. */
  onChange: ((row: TemplateRow, changed: Partial<OwnEntry>) => void) | undefined;
  onMove: (attributeId: string, step: -1 | 1) => void;
  onRemove: (attributeId: string) => void;
};

export function TemplateTable({ rows, ...rest }: TemplateTableProps) {
  const own = rows.filter(({ isOwn }) => isOwn);
  return (
    <ol className={classes.rows}>
      {rows.map((row) => (
        <Row key={row.attributeId} row={row} isFirst={row === own[0]} isLast={row === own.at(-1)} {...rest} />
      ))}
    </ol>
  );
}

type RowProps = Omit<TemplateTableProps, 'rows'> & { row: TemplateRow; isFirst: boolean; isLast: boolean };

function Row({ row, isFirst, isLast, onChange, onMove, onRemove }: RowProps) {
  const t = useMessages(templateMessages);
  const tAttributes = useMessages(attributesMessages);
  const { attributeId, name, state, isOwn, above, makesVariants, group, isVariantLevel } = row;
  return (
    <li className={classes.row} data-off={state === 'OFF' || undefined}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        <Origin row={row} />
      </span>
      {onChange ? (
        <NativeSelect
          aria-label={t('stateOf', { name })}
          value={isOwn ? state : ''}
          onChange={({ currentTarget: { value } }) =>
            value === '' ? onRemove(attributeId) : onChange(row, { state: value as TemplateState })
          }
          data={[
            ...(above ? [{ value: '', label: t('inherit', { state: t(above.state) }) }] : []),
            ...templateStates.map((one) => ({ value: one, label: t(one) })),
          ]}
        />
      ) : (
        <span>{t(state)}</span>
      )}
      {onChange && isOwn && (
        <>
          <NativeSelect
            aria-label={t('groupOf', { name })}
            value={group ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(row, { group: value === '' ? null : (value as AttributeGroup) })
            }
            data={[
              { value: '', label: t('group') },
              ...attributeGroups.map((one) => ({ value: one, label: tAttributes(`group.${one}`) })),
            ]}
          />
          <span className={classes.tools}>
            {isVariantLevel && (
              <Checkbox
                label={t('makesVariants')}
                aria-label={t('variantsOf', { name })}
                checked={makesVariants}
                disabled={state === 'OFF'}
                onChange={({ currentTarget }) => onChange(row, { makesVariants: currentTarget.checked })}
              />
            )}
            <RowTool
              label={t('up', { name })}
              isDisabled={isFirst}
              icon={IconArrowUp}
              onClick={() => onMove(attributeId, -1)}
            />
            <RowTool
              label={t('down', { name })}
              isDisabled={isLast}
              icon={IconArrowDown}
              onClick={() => onMove(attributeId, 1)}
            />
            <RowTool label={t('remove', { name })} icon={IconX} onClick={() => onRemove(attributeId)} />
          </span>
        </>
      )}
      {!(onChange && isOwn) && makesVariants && <span className={classes.note}>{t('makesVariants')}</span>}
    </li>
  );
}

/** Which category says it, and what would hold without the own entry. */
function Origin({ row: { isOwn, above } }: { row: TemplateRow }) {
  const t = useMessages(templateMessages);
  if (!isOwn) return <span className={classes.note}>{above && t('from', { category: above.name })}</span>;
  return (
    <span className={classes.note}>
      {above ? t('instead', { state: t(above.state), category: above.name }) : t('own')}
    </span>
  );
}
