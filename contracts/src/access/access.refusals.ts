/** Refusals of accounts and roles: the reason, and after a line break the next step. */
export const english = {
  RIGHT_MISSING: 'Your role does not allow this here.\nAsk an administrator.',
  LAST_ADMINISTRATOR: 'This is the only administrator who can sign in.\nMake another one first.',
  ROLE_NOT_HELD: 'The role {{role}} holds rights that you do not have.\nAsk somebody who has them.',
  LAST_WITH_ALL_RIGHTS:
    'Nobody who can sign in would be left with all rights, and so nobody could give them again.\nGive another role all rights first, and somebody that role.',
  ADMINISTRATOR_ROLE: 'The role of administrators stays: the first account and the command line use it.',
  ROLE_IN_USE_one: '{{names}} has this role.\nGive them another one first.',
  ROLE_IN_USE_other: '{{count}} people have this role: {{names}}.\nGive them another one first.',
  RIGHTS_NOT_HELD: 'The role would hold rights that you do not have.\nAsk somebody who has them.',
  ROLE_NAME_TAKEN: 'Another role is called {{name}} by now.\nGive that one another name first.',
  OWN_ACCOUNT: 'You cannot disable yourself.\nAsk another administrator.',
  NOT_DISABLED: 'Only a disabled user can be erased.\nDisable them first.',
  USER_DISABLED: 'This user is disabled.\nEnable them first.',
  NO_SECOND_FACTOR: 'There is no second factor.',
  OWN_SECOND_FACTOR: 'Your own second factor is turned off at your account, with your password.',
  SECOND_FACTOR_REQUIRED: 'A role of yours asks for a second factor: {{names}}.\nSet up another one in its place.',
  SECOND_FACTOR_SETUP_OVER: 'This took too long.\nBegin once more.',
} as const;
