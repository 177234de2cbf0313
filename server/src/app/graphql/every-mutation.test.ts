import { describe, expect, it } from 'vitest';
import { effectOf } from '../../platform/commands/index.ts';
import { features } from '../features.ts';
import { buildExecutableSchema } from './schema.ts';

const fields = Object.values(buildExecutableSchema(features).getMutationType()?.getFields() ?? {});
const named = (effect: string) => fields.filter(({ resolve }) => effectOf(resolve) === effect).map(({ name }) => name);

describe('every mutation of the SDL', () => {
  it('is made by `mutation`, which takes the steps in order', () => {
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter(({ resolve }) => effectOf(resolve) === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('takes effect in one transaction, but for those that cannot', () => {
    expect(named('several_steps').toSorted()).toEqual(['advanceDemoClock', 'decideProposals', 'trainMatcher']);
    expect(named('holds_a_secret').toSorted()).toEqual([
      'beginSecondFactor',
      'changePassword',
      'confirmSecondFactor',
      'createApiKey',
      'createChannelFeed',
      'createChannelKey',
      'createPaymentProvider',
      'createUserLink',
      'inviteUsers',
      'rebuildChannelFeed',
      'removeHeldRows',
      'renewRecoveryCodes',
      'replaceFeedToken',
      'replacePaymentHook',
      'testGrabber',
      'turnOffSecondFactor',
      'updateChannelFeed',
      'updateSecretSetting',
    ]);
    expect(named('none').toSorted()).toEqual(['ping', 'probeShop', 'sendTestMail']);
  });
});
