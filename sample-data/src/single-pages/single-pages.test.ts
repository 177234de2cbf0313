import { describe, expect, it } from 'vitest';
import { openLayer } from '../testing/open-layer.ts';

describe('pricing', () => {
  it('has the figures of the specification', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await openLayer().read('/pricing/data');
    const figures = [basicPlan, standardPlan, enterprisePlan].map(({ monthlyPrice, yearlyPlan }) => [
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
    ]);
    expect(figures).toEqual([
      [0, 0, 0],
      [49, 40, 480],
      [99, 80, 960],
    ]);
  });

  it('calls only Standard popular, and answers questions', async () => {
    const { basicPlan, standardPlan, enterprisePlan, qandA } = await openLayer().read('/pricing/data');
    expect([basicPlan, standardPlan, enterprisePlan].map(({ popular }) => popular)).toEqual([false, true, false]);
    expect(qandA[0]).toEqual({ question: expect.any(String), ans: expect.any(String) });
  });
});

describe('account settings', () => {
  it('have four parts, and six notifications that are on or off', async () => {
    const settings = await openLayer().read('/account-setting/data');
    expect(Object.keys(settings)).toEqual(['general', 'info', 'social', 'notification']);
    expect(Object.keys(settings.general)).toEqual(['avatar', 'username', 'fullName', 'email', 'company']);
    expect(Object.keys(settings.info)).toEqual(['bio', 'dob', 'country', 'website', 'phone']);
    expect(Object.keys(settings.social)).toEqual(['socialLinks', 'connections']);
    expect(Object.keys(settings.notification)).toEqual([
      'commentOnArticle',
      'answerOnForm',
      'followMe',
      'newAnnouncements',
      'productUpdates',
      'blogDigest',
    ]);
    expect(new Set(Object.values(settings.notification))).toEqual(new Set([true, false]));
  });

  it('show connected and unconnected networks', async () => {
    const { connections } = (await openLayer().read('/account-setting/data')).social;
    expect(connections.github).toEqual({ profileImg: expect.any(String), id: expect.any(String) });
    expect(connections.google).toEqual({});
  });
});

describe('the profile', () => {
  it('has the eight parts of the specification', async () => {
    const profile = await openLayer().read('/profile/data');
    expect(Object.keys(profile)).toEqual([
      'header',
      'about',
      'suggestedPages',
      'twitterFeeds',
      'posts',
      'latestPhotos',
      'suggestions',
      'polls',
    ]);
  });

  it('counts what it shows: comments, likes and votes', async () => {
    const { posts, polls } = await openLayer().read('/profile/data');
    for (const post of posts) {
      expect(post.comments).toBe(post.detailedComments.length);
      expect(post.likes).toBe(post.likedUsers.length + post.likedCount);
    }
    const votes = polls.reduce((total, { votedUser }) => total + votedUser.length, 0);
    for (const { result, votedUser } of polls) {
      expect(Math.abs((votedUser.length / votes) * 100 - Number.parseInt(result, 10))).toBeLessThan(1);
    }
  });
});

describe('the films', () => {
  it('are a hundred, each rank and title once', async () => {
    const { autoComplete } = await openLayer().read('/api/autocomplete/data');
    expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(autoComplete.map(({ id }) => id)).size).toBe(100);
    expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
    expect(autoComplete.filter(({ year }) => year < 1895 || year > 1930)).toEqual([]);
  });
});
