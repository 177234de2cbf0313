import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type RefObject } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import parts from '../kit/app-frame.module.css';
import { LoadSample } from '../kit/load-sample.tsx';
import { TaskRow } from './task-row.tsx';
import { nameOf, sorts, viewLink, type Sort, type TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';
import classes from './todo.module.css';
import { useDragOrder } from './use-drag-order.ts';
import { useTaskActions, useTaskList } from './use-tasks.ts';

type TaskListProps = {
  view: TaskView;
  text: string;
  sort: Sort;
  openId: number | undefined;
  searchField: RefObject<HTMLInputElement | null>;
  addField: RefObject<HTMLInputElement | null>;
};

/** The tasks of a view: searched, ordered, added to. */
export function TaskList({ view, text, sort, openId, searchField, addField }: TaskListProps) {
  const t = useMessages(todoMessages);
  const navigate = useNavigate();
  const { query, tasks, keepOrder } = useTaskList(view, text, sort);
  const ask = (changes: { q?: string; sort?: string }) =>
    navigate({
      ...viewLink(view, openId),
      search: (before) => ({ ...before, ...changes }),
      replace: true,
    });
  const { handle, draggedId, shownIds } = useDragOrder(
    tasks.map(({ id }) => id),
    (ids) => {
      keepOrder(ids);
      void ask({ sort: 'own' });
    },
  );
  const shown = shownIds.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  const place = t(nameOf(view));

  return (
    <>
      <div className={classes.bar}>
        <SearchField label={t('searchTasks')} text={text} onSearch={(q) => void ask({ q })} fieldRef={searchField} />
        <NativeSelect
          aria-label={t('sort')}
          value={sort}
          data={[
            ...sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
            ...(sort === 'own' ? [{ value: sort, label: t('sort.own') }] : []),
          ]}
          onChange={(event) => void ask({ sort: event.currentTarget.value })}
        />
      </div>
      {nameOf(view) !== 'deleted' && nameOf(view) !== 'completed' && <QuickAdd view={view} fieldRef={addField} />}
      <div className={parts.scroller} data-scroll-restoration-id="tasks">
        <LoadSample query={query}>
          {() =>
            shown.length > 0 ? (
              <ul aria-label={place}>
                {shown.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    view={view}
                    isOpen={task.id === openId}
                    isDragged={task.id === draggedId}
                    handle={handle(task.id)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={text === '' ? t('empty', { place }) : t('nothingFound')}
                text={text === '' ? t('emptyText') : t('nothingFoundText', { place, text })}
              >
                {text !== '' && (
                  <Button variant="default" onClick={() => void ask({ q: '' })}>
                    {t('clearSearch')}
                  </Button>
                )}
              </EmptyState>
            )
          }
        </LoadSample>
      </div>
    </>
  );
}

/** One line and Enter make a task; it belongs to the view it was typed in. */
function QuickAdd({ view, fieldRef }: { view: TaskView; fieldRef: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(todoMessages);
  const { add } = useTaskActions();
  const [title, setTitle] = useState('');
  const addNow = () => {
    if (title.trim() === '') return;
    setTitle('');
    void add({
      title: title.trim(),
      isImportant: view.kind === 'filter' && view.filter === 'important',
      tags: view.kind === 'tag' ? [view.tag] : [],
    });
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        addNow();
      }}
    >
      <TextInput
        ref={fieldRef}
        aria-label={t('addTask')}
        placeholder={t('addHelp')}
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
