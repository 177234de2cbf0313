import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPin } from '@tabler/icons-react';
import { useId } from 'react';
import { Drawer } from '../../dialogs.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../tool-button.tsx';
import {
  boundedWidth,
  columnChoices,
  densities,
  withColumn,
  withColumnMoved,
  type ColumnChoice,
  type ListLayout,
} from '../list-layout.ts';
import classes from './column-panel.module.css';
import { setupMessages } from './setup.messages.ts';
import { useReturnFocus } from '../../use-return-focus.ts';

type PanelColumn = { key: string; header: string };

type ColumnPanelProps = {
  columns: readonly PanelColumn[];
  layout: ListLayout;
  /** Nothing: as it was before anybody chose. */
  onChange: (layout: ListLayout | null) => void;
  onClose: () => void;
};

/** Which columns a list shows, in which order, how wide, and which stay while the others scroll; and how high its rows are. */
export function ColumnPanel({ columns, layout, onChange, onClose }: ColumnPanelProps) {
  useReturnFocus();
  const t = useMessages(setupMessages);
  const choices = columnChoices(columns, layout);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      // What is chosen shall be seen, not dimmed.
      overlayProps={{ backgroundOpacity: 0.08 }}
    >
      <div className={classes.panel}>
        <DensityChoice layout={layout} onChange={onChange} />
        <ul className={classes.columns}>
          {choices.map((choice) => {
            const column = columns.find(({ key }) => key === choice.key);
            if (!column) return null;
            return (
              <ColumnEntry
                key={choice.key}
                header={column.header}
                choice={choice}
                isNaming={column === columns[0]}
                onChange={(change) => onChange(withColumn(columns, layout, choice.key, change))}
                onMove={(step) => onChange(withColumnMoved(columns, layout, choice.key, step))}
              />
            );
          })}
        </ul>
        <p className={classes.note}>{t('note')}</p>
        <Button variant="default" onClick={() => onChange(null)}>
          {t('reset')}
        </Button>
      </div>
    </Drawer>
  );
}

function DensityChoice({ layout, onChange }: Pick<ColumnPanelProps, 'layout' | 'onChange'>) {
  const t = useMessages(setupMessages);
  const group = useId();
  return (
    <fieldset className={classes.density}>
      <legend>{t('density')}</legend>
      {densities.map((density) => (
        <label key={density}>
          <input
            type="radio"
            name={group}
            checked={density === layout.density}
            onChange={() => onChange({ ...layout, density })}
          />
          {t(`density.${density}`)}
        </label>
      ))}
    </fieldset>
  );
}

type ColumnEntryProps = {
  header: string;
  choice: ColumnChoice;
  /** The column that names the row is always shown, and first. */
  isNaming: boolean;
  onChange: (change: Partial<ColumnChoice>) => void;
  onMove: (step: -1 | 1) => void;
};

function ColumnEntry({ header, choice, isNaming, onChange, onMove }: ColumnEntryProps) {
  const t = useMessages(setupMessages);
  const { isHidden, isPinned, width } = choice;
  return (
    <li className={classes.column}>
      <label className={classes.name}>
        <input
          type="checkbox"
          checked={isNaming || !isHidden}
          disabled={isNaming}
          onChange={() => onChange({ isHidden: !isHidden })}
        />
        <span>{header}</span>
      </label>
      {!isNaming && (
        <>
          <ToolButton
            label={t('pin', { column: header })}
            aria-pressed={isPinned}
            onClick={() => onChange({ isPinned: !isPinned })}
          >
            <IconPin size={16} aria-hidden />
          </ToolButton>
          <ToolButton label={t('moveUp', { column: header })} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} aria-hidden />
          </ToolButton>
          <ToolButton label={t('moveDown', { column: header })} onClick={() => onMove(1)}>
            <IconArrowDown size={16} aria-hidden />
          </ToolButton>
        </>
      )}
      <input
        type="number"
        className={classes.width}
        aria-label={t('width', { column: header })}
        title={t('width', { column: header })}
        placeholder={t('widthOpen')}
        step={10}
        defaultValue={width ?? ''}
        key={width}
        onBlur={({ currentTarget }) => {
          const next = currentTarget.value === '' ? null : boundedWidth(currentTarget.valueAsNumber);
          if (next !== width) onChange({ width: next });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </li>
  );
}
