import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Modal } from '../../dialogs.ts';
import { isRequestError } from '../../../data/index.ts';
import { useFormat, useMessages, type Translate } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import type { List } from '../use-list.ts';
import classes from './export-dialog.module.css';
import { exportMessages } from './export.messages.ts';
import { useExport, type ExportFormat, type ExportRequest } from './use-export.ts';
import { useReturnFocus } from '../../use-return-focus.ts';

type ExportDialogProps = {
  title: string;
  list: Pick<List<unknown>, 'key' | 'text' | 'variables' | 'total' | 'reimported'>;
  /** The columns as they are shown, in their order; those without a path are left out. */
  columns: readonly { header: string; path?: string }[];
  onClose: () => void;
};

const formats: readonly ExportFormat[] = ['csv', 'jsonl', 'import'];

/** What the list shows now as a file: its search, filters, order and columns. */
export function ExportDialog({ title, list, columns, onClose }: ExportDialogProps) {
  useReturnFocus();
  const t = useMessages(exportMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const group = useId();
  const [chosen, setChosen] = useState<ExportFormat>('csv');
  const { state, start, cancel } = useExport();
  const exported = columns.flatMap(({ header, path }) => (path === undefined ? [] : [{ header, path }]));
  const total = list.total && (list.total.isExact ? '' : '~') + format.number(list.total.count);
  const isRunning = state.kind === 'running';
  const offered = formats.filter((one) => one !== 'import' || list.reimported !== undefined);
  const leftOut = state.kind === 'done' && list.total?.isExact ? list.total.count - state.rows : 0;

  const leave = useRef<HTMLButtonElement>(null);
  const begin = () => {
    // What begins it is switched off until it has ended.
    leave.current?.focus();
    const { key, text, variables, reimported } = list;
    if (chosen === 'import') {
      const { search, filter, sort } = variables;
      if (reimported) void start(reimported, { search, filter, sort }, 'csv', title);
      return;
    }
    const request: ExportRequest = { format: chosen, query: text, operationName: key, variables, columns: exported };
    void start('/exports', request, chosen, title);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { list: title })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.dialog}>
        <p>
          {t('what', {
            count: list.total?.count ?? 0,
            rows: total ?? '',
            columns: chosen === 'import' ? t('allColumns') : exported.map(({ header }) => header).join(', '),
          })}
        </p>
        <fieldset className={classes.formats} disabled={isRunning}>
          <legend>{t('format')}</legend>
          {offered.map((one) => (
            <label key={one}>
              <input type="radio" name={group} checked={one === chosen} onChange={() => setChosen(one)} />
              {t(one)}
            </label>
          ))}
        </fieldset>
        {isRunning && list.total && (
          <progress className={classes.progress} max={list.total.count} value={state.rows} aria-label={t('running')} />
        )}
        <output className={classes.state}>
          {isRunning && t('rows', { rows: format.number(state.rows), total: total ?? '' })}
          {state.kind === 'done' && t('done', { count: state.rows, name: state.name })}
          {leftOut > 0 && ` ${t('leftOut', { count: leftOut })}`}
        </output>
        {state.kind === 'failed' && (
          <p className={classes.problem} role="alert">
            {t('failed')} {causeOf(state.error, tKit)}
          </p>
        )}
        <div className={classes.actions}>
          <Button ref={leave} variant="default" onClick={isRunning ? cancel : onClose}>
            {tKit(isRunning ? 'cancel' : 'close')}
          </Button>
          <Button data-autofocus loading={isRunning} onClick={begin}>
            {t('start')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function causeOf(error: unknown, t: Translate<typeof kitMessages.english>): string {
  if (isRequestError(error, 'OFFLINE')) return `${t('offlineTitle')}. ${t('offlineText')}`;
  if (isRequestError(error, 'FORBIDDEN')) return `${t('notAllowedTitle')}. ${t('notAllowedText')}`;
  return t('failedText');
}
