import type { Task } from '@quarry/sample-data';

/** Whether the day on which it was due has passed and it is not done. */
export function isOverdue({ dueDate, isCompleted }: Pick<Task, 'dueDate' | 'isCompleted'>): boolean {
  return dueDate !== '' && !isCompleted && new Date(`${dueDate}T23:59:59`) < new Date();
}
