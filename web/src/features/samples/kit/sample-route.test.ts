import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { noSearch, sampleBareRoute, sampleEntryRoute } from './sample-route.ts';

const page = { title: 'printInvoice', search: noSearch, screen: () => null } as const;

describe('sample pages without the shell', () => {
  it('ask a stranger to sign in, and come back afterwards', () => {
    const { beforeLoad } = sampleBareRoute({ ...page, path: '/bare' }).options;
    let thrown: unknown;
    try {
      beforeLoad?.({ location: { publicHref: '/bare?as=pdf' } } as never);
    } catch (error) {
      thrown = error;
    }
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/login', search: { returnTo: '/bare?as=pdf' } });
  });

  it('are open to strangers where they are entries', () => {
    const { beforeLoad, staticData } = sampleEntryRoute({ ...page, path: '/entry' }).options;
    expect(beforeLoad).toBeUndefined();
    expect(staticData?.permission).toEqual({ action: 'read', subject: 'Auth' });
  });
});
