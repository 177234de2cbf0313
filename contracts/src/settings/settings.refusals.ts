/** Refusals of settings: the reason, and after a line break the next step. */
export const english = {
  SETTING_FIXED:
    'This setting is fixed by the variable {{variable}}.\nChange the variable, or remove it and start Quarry again.',
  SETTING_OF_SHOPS:
    'This setting can have its own value for a shop, but not for a sales channel or a user.\nSet it for the shop or for the installation.',
  SETTING_SAME_EVERYWHERE: 'This setting is the same everywhere.\nSet it for the installation instead.',
  NO_MAIL_SERVER: 'There is no mail server.\nSet one first.',
  MAIL_NOT_TAKEN:
    'The mail server did not take the mail: {{cause}}.\nCheck its host, port, encryption, username and password.',
  SECRET_LOCKED:
    'The password of the mail server was kept under another key than this installation has.\nSet the password again.',
} as const;
