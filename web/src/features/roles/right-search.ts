import { actions, permissionTable, subjects, type Action, type Subject } from '@quarry/contracts/access';
import { kindOfSubject } from '../../ui/routing/index.ts';

/** What is asked, from the words of an address; what fits nothing is asked anew. */
export function askedRight(words: { action?: string | undefined; subject?: string | undefined }): {
  action: Action;
  subject: Subject;
} {
  const subject = subjects.find((one) => one === words.subject) ?? 'Product';
  return { subject, action: actionFor(subject, words.action) };
}

/** The same action where the subject has it, else its first but for everything. */
export function actionFor(subject: Subject, wanted: string | undefined): Action {
  const offered = permissionTable[subject].actions;
  const fallback = offered.find((one) => one !== 'manage') ?? 'manage';
  return actions.find((one) => one === wanted && offered.includes(one)) ?? fallback;
}

/** Whether the server finds records of a subject by a part of their name, and says where they belong. */
export function hasNames(subject: Subject): boolean {
  return kindOfSubject(subject)?.isLookedUp === true;
}
