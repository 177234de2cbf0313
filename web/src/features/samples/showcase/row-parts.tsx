import { Button, FileButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { saveCsv } from '../../../ui/csv.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { Part } from './part.tsx';
import { moved, rowsOfCsv } from './rows.ts';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const start = ['Kveld', 'Belvane', 'Cairn', 'Harbour Day'];

/** Rows that are put in another order, written to a file, and read from one. */
export function RowParts() {
  const t = useMessages(showcaseMessages);
  const [rows, setRows] = useState<readonly string[]>(start);
  const read = async (file: File | null) => {
    if (!file) return;
    const found = [...new Set(rowsOfCsv(await file.text()))];
    if (found.length > 0) setRows(found);
    toast(t('imported', { count: found.length }));
  };
  return (
    <>
      <Part name="sorting" about="sortingText">
        <SortableRows rows={rows} onMove={(from, to) => setRows((before) => moved(before, from, to))} />
      </Part>
      <Part name="files" about="filesText">
        <div className={classes.line}>
          <Button
            variant="default"
            onClick={() =>
              saveCsv(
                'rows',
                ['Name'],
                rows.map((row) => [row]),
              )
            }
          >
            {t('exportRows')}
          </Button>
          <FileButton accept=".csv,text/csv" onChange={(file) => void read(file)}>
            {(button) => (
              <Button variant="default" {...button}>
                {t('importRows')}
              </Button>
            )}
          </FileButton>
        </div>
      </Part>
    </>
  );
}

type SortableRowsProps = { rows: readonly string[]; onMove: (from: number, to: number) => void };

function SortableRows({ rows, onMove }: SortableRowsProps) {
  const t = useMessages(showcaseMessages);
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const drop = () => {
    if (dragged !== undefined && target !== undefined) onMove(dragged, target);
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <ol className={classes.rows}>
      {rows.map((row, place) => (
        <li key={row}>
          <div
            draggable
            data-target={target === place && dragged !== place}
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => {
              event.preventDefault();
              setTarget(place);
            }}
            onDrop={drop}
            onDragEnd={drop}
          >
            <IconGripVertical size={16} aria-hidden />
            <span>{row}</span>
            <ToolButton label={t('up', { name: row })} disabled={place === 0} onClick={() => onMove(place, place - 1)}>
              <IconChevronUp size={16} aria-hidden />
            </ToolButton>
            <ToolButton
              label={t('down', { name: row })}
              disabled={place === rows.length - 1}
              onClick={() => onMove(place, place + 1)}
            >
              <IconChevronDown size={16} aria-hidden />
            </ToolButton>
          </div>
        </li>
      ))}
    </ol>
  );
}
