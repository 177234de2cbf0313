import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

// Two of the audits ask for the name of a type, which production keeps to itself.
const api = await testApi({ isProduction: false });
const { accessToken } = await api.asAdministrator();
const address = await api.app.listen({ port: 0, host: '127.0.0.1' });

const audits = serverAudits({
  url: `${address}/graphql`,
  fetchFn: (url: string, { headers, ...request }: RequestInit = {}) =>
    fetch(url, {
      ...request,
      headers: { ...Object.fromEntries(new Headers(headers)), authorization: `Bearer ${accessToken}` },
    }),
});

const binding = audits.filter(({ name }) => /^(?:MUST|SHOULD)/.test(name));

describe('the audit of GraphQL over HTTP', () => {
  it('has rules that bind', () => {
    expect(binding.length).toBeGreaterThan(30);
  });

  it.each(binding)('$id $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' });
  });
});
