import { IconArrowBackUp, IconGripVertical, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Task } from '@quarry/sample-data';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import parts from '../kit/app-frame.module.css';
import { Portrait } from '../kit/portrait.tsx';
import { useMomentFormat } from '../kit/moment-format.ts';
import { isOverdue } from './is-overdue.ts';
import { tags, viewLink, type TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';
import classes from './todo.module.css';
import { useTaskActions } from './use-tasks.ts';

type TaskRowProps = {
  task: Task;
  view: TaskView;
  isOpen: boolean;
  isDragged: boolean;
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>;
};

export function TaskRow({ task, view, isOpen, isDragged, handle }: TaskRowProps) {
  const t = useMessages(todoMessages);
  const moment = useMomentFormat();
  const { update, remove } = useTaskActions();
  const { id, title, isCompleted, isDeleted, isImportant } = task;
  return (
    <li className={classes.row} data-task={id} data-open={isOpen} data-dragged={isDragged} data-completed={isCompleted}>
      <button type="button" className={classes.handle} aria-label={t('moveTask', { title })} {...handle}>
        <IconGripVertical size={16} aria-hidden />
      </button>
      <label className={parts.check}>
        <input
          type="checkbox"
          aria-label={t('complete', { title })}
          checked={isCompleted}
          onChange={() => void update({ id, isCompleted: !isCompleted })}
        />
      </label>
      <Link {...viewLink(view, id)} className={classes.open} aria-current={isOpen ? 'true' : undefined}>
        <span className={classes.title}>{title}</span>
        {tags
          .filter((tag) => task.tags.includes(tag))
          .map((tag) => (
            <span key={tag} className={`${parts.chip} ${classes.tag}`} data-tag={tag}>
              {t(tag)}
            </span>
          ))}
      </Link>
      {task.dueDate !== '' && (
        <time className={classes.due} dateTime={task.dueDate} data-overdue={isOverdue(task)}>
          {moment.nearDay(task.dueDate)}
        </time>
      )}
      {task.assignee && (
        <span title={task.assignee.fullName} className={classes.assignee}>
          <Portrait name={task.assignee.fullName} picture={task.assignee.avatar} size={24} />
          <span className="visually-hidden">{task.assignee.fullName}</span>
        </span>
      )}
      <ToolButton
        label={t('markImportant', { title })}
        aria-pressed={isImportant}
        onClick={() => void update({ id, isImportant: !isImportant })}
      >
        {isImportant ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.6} aria-hidden />}
      </ToolButton>
      {isDeleted ? (
        <ToolButton label={t('restore', { title })} onClick={() => void update({ id, isDeleted: false })}>
          <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
        </ToolButton>
      ) : (
        <ToolButton label={t('delete', { title })} onClick={() => void remove(task)}>
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ToolButton>
      )}
    </li>
  );
}
