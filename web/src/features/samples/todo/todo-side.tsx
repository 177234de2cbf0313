import { IconChecks, IconList, IconStar, IconTag, IconTrash, type Icon } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { Places, type Place } from '../kit/places.tsx';
import { nameOf, tags, viewLink, type TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';
import classes from './todo.module.css';
import { useAllTasks } from './use-tasks.ts';

/** The filters and tags, with how many tasks wait in each. */
export function TodoSide({ view }: { view: TaskView }) {
  const t = useMessages(todoMessages);
  const tasks = useAllTasks();
  const kept = tasks.filter(({ isDeleted }) => !isDeleted);
  const open = kept.filter(({ isCompleted }) => !isCompleted);
  const place = (to: TaskView, PlaceIcon: Icon, count: number): Place => ({
    key: nameOf(to),
    link: viewLink(to),
    icon: (
      <PlaceIcon
        size={16}
        stroke={1.6}
        aria-hidden
        {...(to.kind === 'tag' ? { className: classes.mark ?? '', 'data-tag': to.tag } : {})}
      />
    ),
    name: t(nameOf(to)),
    count,
    isOpen: nameOf(to) === nameOf(view),
  });
  return (
    <>
      <Places
        places={[
          place({ kind: 'all' }, IconList, open.length),
          place(
            { kind: 'filter', filter: 'important' },
            IconStar,
            open.filter(({ isImportant }) => isImportant).length,
          ),
          place({ kind: 'filter', filter: 'completed' }, IconChecks, kept.length - open.length),
          place({ kind: 'filter', filter: 'deleted' }, IconTrash, tasks.length - kept.length),
        ]}
      />
      <Places
        title={t('tags')}
        places={tags.map((tag) =>
          place({ kind: 'tag', tag }, IconTag, open.filter((task) => task.tags.includes(tag)).length),
        )}
      />
    </>
  );
}
