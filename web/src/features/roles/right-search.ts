import { actions, builtActions, isBuilt, subjects, type Action, type Subject } from '@quarry/contracts/access';
import { kindOfSubject } from '../../ui/routing/index.ts';

/** What can be asked about: everything at once is many questions. */
export const askedSubjects = subjects.filter((subject) => subject !== 'all' && isBuilt(subject));

/** What is asked, from the words of an address; what fits nothing is asked anew. */
export function askedRight(words: { action?: string | undefined; subject?: string | undefined }): {
  action: Action;
  subject: Subject;
} {
  const subject = askedSubjects.find((one) => one === words.subject) ?? 'Product';
  return { subject, action: actionFor(subject, words.action) };
}

/** The same action where the subject has it, else its first but for everything. */
export function actionFor(subject: Subject, wanted: string | undefined): Action {
  const offered = builtActions(subject);
  const fallback = offered.find((one) => one !== 'manage') ?? 'manage';
  return actions.find((one) => one === wanted && offered.includes(one)) ?? fallback;
}

/** Whether the server finds records of a subject by a part of their name, and says where they belong. */
export function hasNames(subject: Subject): boolean {
  return kindOfSubject(subject)?.isLookedUp === true;
}
