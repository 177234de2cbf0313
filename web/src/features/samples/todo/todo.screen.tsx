import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { KeyHints } from '../../../ui/key-hints.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { AppFrame } from '../kit/app-frame.tsx';
import { TaskList } from './task-list.tsx';
import { TaskPanel } from './task-panel.tsx';
import { nameOf, parseSort, viewLink, viewOf, type TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';
import { TodoSide } from './todo-side.tsx';
import { useAllTasks } from './use-tasks.ts';

/** Tasks by filter and tag, and one of them beside the list. */
export function TodoScreen() {
  const t = useMessages(todoMessages);
  const view = viewOf(useParams({ strict: false }));
  if (view) return <Todo view={view} />;
  return (
    <Problem title={t('noPlace')} text={t('noPlaceText')}>
      <ButtonLink to="/apps/todo">{t('toAll')}</ButtonLink>
    </Problem>
  );
}

function Todo({ view }: { view: TaskView }) {
  const t = useMessages(todoMessages);
  const navigate = useNavigate();
  const { q: text = '', sort, task: open } = useSearch({ strict: false });
  const openId = open === undefined ? undefined : Number(open);
  const openTask = useAllTasks().find(({ id }) => id === openId);
  const searchField = useRef<HTMLInputElement>(null);
  const addField = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-task] a')];
    const place = links.findIndex((link) => link === document.activeElement);
    links[place < 0 ? 0 : place + by]?.focus();
  };
  useKeys({
    n: () => addField.current?.focus(),
    '/': () => searchField.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    Escape: openTask && (() => void navigate(viewLink(view))),
  });
  return (
    <>
      <AppFrame
        title={t('title')}
        side={{ label: t('places'), content: <TodoSide view={view} /> }}
        list={
          <TaskList
            key={nameOf(view)}
            view={view}
            text={text}
            sort={parseSort(sort)}
            openId={openId}
            searchField={searchField}
            addField={addField}
          />
        }
        detail={openTask && <TaskPanel key={openTask.id} task={openTask} view={view} />}
      />
      <KeyHints
        hints={[
          { keys: ['n'], label: t('keyNew') },
          { keys: ['j', 'k'], label: t('keyStep') },
          { keys: ['/'], label: t('keySearch') },
          { keys: ['↑', '↓'], label: t('keyMove') },
        ]}
      />
    </>
  );
}
