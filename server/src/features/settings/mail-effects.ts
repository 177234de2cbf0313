import { mailServerSetting } from '@quarry/contracts/mail';
import { effectsOf } from '../../platform/settings/index.ts';

/** The first mail server, and the last that goes. */
export const mailEffects = effectsOf(mailServerSetting, async (_deps, { before, after }) => {
  if ((before === null) === (after === null)) return [];
  return [{ code: after === null ? 'mailOff' : 'mailOn', params: {} }];
});
