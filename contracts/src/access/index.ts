export {
  actions,
  subjects,
  visitorRules,
  type Action,
  type PermissionRule,
  type RuleScope,
  type Subject,
} from './permissions.ts';
export {
  accountLimits,
  sessionAnswerSchema,
  sessionTexts,
  userDataSchema,
  type SessionAnswer,
  type UserData,
} from './session.ts';
