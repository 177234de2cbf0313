import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, describe, expect, it } from 'vitest';
import { advanceDemoClock, demoShopsState } from './demo-shops-state.ts';

const demo = await startDemoShops({ ports: 'free', day: 3 });
afterAll(() => demo.stop());

describe('the clock of the demonstration shops', () => {
  it('moves on by days and says where it stands', async () => {
    const outcome = await advanceDemoClock(2, demo.controlUrl);
    expect(outcome).toMatchObject({ kind: 'moved', demo: { day: 5 } });
    expect(await demoShopsState(demo.controlUrl)).toMatchObject({ day: 5, shops: [{}, {}, {}, {}] });
  });

  it.each([0, -1, 1.5, 366])('does not move by %s days', async (days) => {
    expect(await advanceDemoClock(days, demo.controlUrl)).toMatchObject({ kind: 'not_allowed', code: 'bad_days' });
  });

  it('is refused where no demonstration shop runs or answers', async () => {
    expect(await advanceDemoClock(1, undefined)).toMatchObject({ code: 'no_demo_shops' });
    expect(await advanceDemoClock(1, 'http://127.0.0.1:9/_control')).toMatchObject({ code: 'demo_shops_silent' });
  });
});
