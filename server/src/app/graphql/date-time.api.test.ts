import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const query = 'query ($since: DateTime!) { jobTray(endedSince: $since) { id } }';

const sentence =
  'Write a DateTime that exists, of the years 1 to 9999, with its seconds and its zone, like 2026-01-31T12:00:00Z.';

async function refusal(text: string, variables?: Record<string, unknown>): Promise<string | undefined> {
  const { errors } = await administrator.request(text, variables);
  return errors?.map(({ message }) => message).join(' ');
}

describe('a time that GraphQL takes', () => {
  it.each([
    '2026-02-30T12:00:00Z',
    '2026-02-29T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31T12:00:60Z',
    '2026-01-31T12:00:00+24:00',
    '2026-01-31T12:00:00',
    '2026-01-31T12:00Z',
    '2026-01-31',
    '0000-06-01T12:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:00:00-01:00',
    '+010000-01-01T00:00:00Z',
    'tomorrow',
    20_260_131,
  ])('is not %j, said in one sentence in the text', async (since) => {
    expect(await refusal(`{ jobTray(endedSince: ${JSON.stringify(since)}) { id } }`)).toContain(sentence);
  });

  it.each(['2026-02-30T12:00:00Z', '2026-01-31', 20_260_131])(
    'is not %j, said in one sentence as a variable, also once the text is compiled',
    async (since) => {
      const text = `${query} # ${since}`;
      for (let time = 0; time < 6; time += 1) {
        expect(await refusal(text, { since })).toBe(
          `Variable "$since" got invalid value ${JSON.stringify(since)}; ${sentence}`,
        );
      }
    },
  );

  it.each([
    '2024-02-29T23:59:59Z',
    '2026-01-31t12:00:00.123456789z',
    '2026-01-31T12:00:00.5+05:45',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59-00:00',
  ])('may be %s', async (since) => {
    expect((await administrator.request(query, { since })).errors).toBeUndefined();
  });
});
