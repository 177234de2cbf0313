import '../../../ui/form/mantine-form.css';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Task } from '@quarry/sample-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { htmlOfText, textOfHtml } from '../kit/html-text.ts';
import parts from '../kit/app-frame.module.css';
import { tags, viewLink, type TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';
import classes from './todo.module.css';
import { useAssignees, useTaskActions } from './use-tasks.ts';

/** One task; whatever is changed is kept as soon as the field is left, or the task. */
export function TaskPanel({ task, view }: { task: Task; view: TaskView }) {
  const t = useMessages(todoMessages);
  const { update } = useTaskActions();
  const assignees = useAssignees();
  const heading = useRef<HTMLHeadingElement>(null);
  const [title, setTitle] = useState(task.title);
  const [text, setText] = useState(() => textOfHtml(task.description));
  const change = (changes: Partial<Task>) => void update({ id: task.id, ...changes });
  useShowRecordName(task.title);
  const keepTitle = () => {
    if (title.trim() === '') setTitle(task.title);
    else if (title.trim() !== task.title) change({ title: title.trim() });
  };
  const keepText = () => {
    if (text !== textOfHtml(task.description)) change({ description: htmlOfText(text) });
  };
  // Back takes the panel away without anybody leaving a field.
  const left = useEffectEvent(() => {
    keepTitle();
    keepText();
  });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => left();
  }, []);

  return (
    <article className={classes.panel} aria-label={task.title}>
      <header className={classes.panelHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('task')}
        </h2>
        <Link {...viewLink(view)} className={parts.iconLink} aria-label={t('close')} title={t('close')}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </Link>
      </header>
      <div className={classes.fields}>
        <Textarea
          label={t('taskTitle')}
          required
          autosize
          minRows={1}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onBlur={keepTitle}
        />
        <TextInput
          type="date"
          label={t('dueDate')}
          value={task.dueDate}
          onChange={(event) => change({ dueDate: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('assignee')}
          value={task.assignee?.fullName ?? ''}
          data={[{ value: '', label: t('nobody') }, ...assignees.map(({ fullName }) => fullName)]}
          onChange={(event) => {
            const name = event.currentTarget.value;
            change({ assignee: assignees.find(({ fullName }) => fullName === name) ?? null });
          }}
        />
        <fieldset className={classes.tagChoices}>
          <legend>{t('tags')}</legend>
          {tags.map((tag) => (
            <Checkbox
              key={tag}
              label={t(tag)}
              checked={task.tags.includes(tag)}
              onChange={(event) =>
                change({
                  tags: event.currentTarget.checked ? [...task.tags, tag] : task.tags.filter((own) => own !== tag),
                })
              }
            />
          ))}
        </fieldset>
        <Checkbox
          label={t('important')}
          checked={task.isImportant}
          onChange={(event) => change({ isImportant: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('isCompleted')}
          checked={task.isCompleted}
          onChange={(event) => change({ isCompleted: event.currentTarget.checked })}
        />
        <Textarea
          label={t('description')}
          rows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={keepText}
        />
      </div>
    </article>
  );
}
