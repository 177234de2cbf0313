export {
  actions,
  subjects,
  visitorRules,
  type Action,
  type PermissionRule,
  type RuleScope,
  type Subject,
} from './permissions.ts';
export { accountInput, accountLimits, type AccountDraft } from './account.input.ts';
export { sessionAnswerSchema, userDataSchema, type SessionAnswer, type UserData } from './session.ts';
export { sessionTexts } from './session-texts.ts';
