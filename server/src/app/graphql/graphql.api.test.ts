import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { parse, specifiedRules, validate } from 'graphql';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';
import { limitRules, limits, refuseCost } from './limits.ts';
import { operationOf } from './request.ts';
import { buildExecutableSchema } from './schema.ts';
import { trustedDocuments } from './trusted-documents.ts';

const api = await testApi({ isProduction: true });
const administrator = await api.asAdministrator();
const authorization = `Bearer ${administrator.accessToken}`;

const post = (payload: unknown, headers: Record<string, string> = { authorization }) =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const responseJson = { authorization, accept: 'application/graphql-response+json' };
const codeOf = (response: Awaited<ReturnType<typeof post>>) =>
  response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;

describe('who may ask', () => {
  it('tells a visitor nothing but the name of the root type', async () => {
    const refused = await post({ query: '{ me { email } }' }, {});
    expect(refused.json()).not.toHaveProperty('data');
    expect(codeOf(refused)).toBe('UNAUTHENTICATED');
    expect((await post({ query: '{ __typename }' }, {})).json()).toEqual({ data: { __typename: 'Query' } });
    expect(codeOf(await post({ query: '{ ...F } fragment F on Query { me { email } }' }, {}))).toBe('UNAUTHENTICATED');
    expect(codeOf(await post({ query: '{ __schema { types { name } } }' }, {}))).toBe('UNAUTHENTICATED');
  });

  it('answers a false token with 401, whatever it asks', async () => {
    const [head, body, signature] = (administrator.accessToken ?? '').split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of ['x', `${head}.${body}.${signature}x`, `${none}.${body}.`]) {
      const response = await post({ query: '{ __typename }' }, { authorization: `Bearer ${token}` });
      expect(response.statusCode).toBe(401);
      expect(codeOf(response)).toBe('UNAUTHENTICATED');
    }
    expect((await post({ query: '{ __typename }' }, { authorization: 'Basic YTpi' })).statusCode).toBe(401);
  });

  it('answers a user who may not with FORBIDDEN', async () => {
    const support = await api.as(await api.newUser({ roleKeys: [] }));
    const { errors } = await support.request('mutation { ping }');
    expect(errors).toBeUndefined();
    const { data } = await support.request<{ me: { ability: unknown } }>('{ me { ability { action subject } } }');
    expect(data.me.ability).toEqual([{ action: 'read', subject: 'Auth' }]);
  });
});

describe('GraphQL over HTTP', () => {
  it('takes null for an absent parameter', async () => {
    const response = await post({ query: '{ __typename }', variables: null, operationName: null, extensions: null });
    expect(response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('keeps what no text can hold out of texts and searches', async () => {
    const brand =
      'mutation ($name: String!) { createBrand(input: { name: $name }) { ... on BrandCreated { brand { name } } } }';
    const made = await post({ query: brand, variables: { name: 'Os\0sa \ud800 Works' } });
    expect(made.json()).toEqual({ data: { createBrand: { brand: { name: 'Ossa \ufffd Works' } } } });
    const search = 'query ($search: String!) { brands(search: $search) { nodes { name } } }';
    const found = await post({ query: search, variables: { search: 'oss\0a' } });
    expect(found.json()).toEqual({ data: { brands: { nodes: [{ name: 'Ossa \ufffd Works' }] } } });
    expect(codeOf(await post({ query: '{ brands(search: "a\\u0000") { nodes { name } } }' }))).toBe('BAD_REQUEST');
  });

  it('answers a refused document with 400 in the new media type and with 200 in the old one', async () => {
    for (const query of ['{', '{ nothing }', 'query ($id: ID!) { brand(id: $id) { id } }']) {
      const modern = await post({ query }, responseJson);
      expect([modern.statusCode, modern.headers['content-type']]).toEqual([
        400,
        'application/graphql-response+json; charset=utf-8',
      ]);
      expect(modern.json()).not.toHaveProperty('data');
      expect((await post({ query })).statusCode).toBe(200);
    }
  });

  it('answers a body that is no request with 400', async () => {
    for (const body of [
      '{"query"',
      '[]',
      '"text"',
      '{"query": 7}',
      '{"query": "{ __typename }", "variables": []}',
      '{}',
    ])
      expect((await post(body)).statusCode).toBe(400);
    expect(codeOf(await post([{ query: '{ __typename }' }]))).toBe('BATCH_REFUSED');
  });

  it('answers only POST', async () => {
    const response = await api.app.inject({ url: '/graphql?query={__typename}' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  it('runs the named one of several operations, also once the text is compiled', async () => {
    const query = 'query A { first: __typename } query B { second: __typename }';
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = await Promise.all([post({ query, operationName: 'A' }), post({ query, operationName: 'B' })]);
      expect([a.json(), b.json()]).toEqual([{ data: { first: 'Query' } }, { data: { second: 'Query' } }]);
    }
    expect(codeOf(await post({ query }))).toBe('BAD_REQUEST');
  });

  it('takes the default of a variable that may not be null, also once the text is compiled', async () => {
    const query =
      'query ($first: Int! = 1, $isAsked: Boolean! = true) { shops(first: $first) @include(if: $isAsked) { total { count } } }';
    for (let round = 0; round < 8; round += 1) {
      expect((await post({ query })).json()).toMatchObject({ data: { shops: { total: { count: 0 } } } });
      expect((await post({ query, variables: { isAsked: false } })).json()).toEqual({ data: {} });
      expect(codeOf(await post({ query, variables: { isAsked: null } }, responseJson))).toBe('BAD_DOCUMENT');
    }
  });

  it('does not take a syntax tree for a document', async () => {
    const tree = JSON.stringify({ kind: 'Document', definitions: [] });
    expect((await post({ query: tree }, responseJson)).statusCode).toBe(400);
  });
});

describe('a document of the dashboard', () => {
  const [documentId, text] = [...trustedDocuments()].find(([id]) => id.startsWith('x-BrandsList-')) ?? [];

  it('is answered by its id as by its text', async () => {
    const byId = await post({ documentId, variables: { first: 1 } }, responseJson);
    expect(byId.statusCode).toBe(200);
    expect(byId.json()).toEqual((await post({ query: text, variables: { first: 1 } })).json());
    expect(codeOf(await post({ documentId, variables: { first: 1 } }, {}))).toBe('UNAUTHENTICATED');
  });

  it('is unknown by any other id, and has an id or a text', async () => {
    for (const unknown of ['x-BrandsList-000000000000', 'sha256:00', '__proto__', 'constructor'])
      expect(codeOf(await post({ documentId: unknown }, responseJson))).toBe('DOCUMENT_UNKNOWN');
    expect(codeOf(await post({ documentId, query: text }, responseJson))).toBe('BAD_REQUEST');
  });
});

describe('errors', () => {
  it('carry a code and the request id, and no name of a real field', async () => {
    const response = await post({ query: '{ mee { id } }' });
    const { errors } = response.json<{ errors: { message: string; extensions: object }[] }>();
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_DOCUMENT', requestId: expect.any(String) });
    expect(errors[0]?.message).not.toContain('Did you mean');
  });

  it.each([
    [{ filter: { kind: ['OWN'] } }, /"OWN".*ShopKind/],
    [{ filter: { bogus: 1 } }, /bogus.*ShopFilter/],
    [{ filter: 7 }, /filter.*7.*ShopFilter/],
    [{ first: 'x' }, /first.*"x".*Int/],
  ])('name the variable that does not fit, also once the text is compiled: %j', async (variables, reason) => {
    const query = `query ($filter: ShopFilter, $first: Int) { shops(filter: $filter, first: $first) { total { count } } }`;
    for (let time = 0; time < 6; time += 1) {
      const refused = await post({ query, variables }, responseJson);
      const [error] = refused.json<{ errors: { message: string }[] }>().errors;
      expect(refused.statusCode).toBe(400);
      expect(codeOf(refused)).toBe('BAD_DOCUMENT');
      expect(error?.message).toMatch(reason);
      expect(error?.message).not.toContain('Did you mean');
    }
  });

  it('keep introspection closed in production', async () => {
    expect((await post({ query: '{ __schema { types { name } } }' }, responseJson)).statusCode).toBe(400);
  });
});

describe('a database that went away', () => {
  it('is said of every door that finds out who asks', async () => {
    const lost = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
    // Who asked before is still known.
    const { accessToken } = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    const query = vi.spyOn(Client.prototype, 'query').mockImplementation(() => Promise.reject(lost));
    const asked = await post({ query: '{ __typename }' }, { ...responseJson, authorization: `Bearer ${accessToken}` });
    const door = await api.app.inject({ method: 'GET', url: '/uploads', headers: { authorization } });
    query.mockRestore();
    expect({ status: asked.statusCode, code: codeOf(asked), atDoor: door.statusCode }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      atDoor: 503,
    });
  });
});

describe('limits', () => {
  const refusals: Record<string, unknown> = {
    'more than 30 aliases': { query: `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(' ')} }` },
    'more than 50 directives': { query: `{ ${'__typename @include(if: true) '.repeat(51)} }` },
    'more than 3,000 tokens': { query: `{ ${'__typename '.repeat(3_001)} }` },
    'more than 40,000 characters': { query: `{ __typename } #${'x'.repeat(40_000)}` },
    'more than 1,000 items in a list': {
      query: '{ __typename }',
      variables: { ids: Array.from({ length: 1_001 }, () => 'x') },
    },
    'more than 1,000 items in a list of the document': {
      query: `{ shops(filter: { kind: [${'OWN '.repeat(1_001)}] }) { total { count } } }`,
    },
    'more than 500 rows in a window of the variables': {
      query: 'query ($rows: Int) { shops(first: $rows) { nodes { id } } }',
      variables: { rows: 501 },
    },
    'more than 500 rows in a window by default': {
      query: 'query ($rows: Int = 501) { shops(first: $rows) { nodes { id } } }',
    },
    'more than 500 rows in a window': { query: '{ shops(first: 501) { nodes { id } } }' },
  };
  for (const [what, body] of Object.entries(refusals)) {
    it(`refuse a request with ${what}`, async () => {
      const response = await post(body, responseJson);
      expect(response.statusCode).toBe(400);
      expect(response.json()).not.toHaveProperty('data');
    });
  }

  const named = (count: number) => ({
    query: Array.from({ length: count }, (_, n) => `query Q${n} { __typename }`).join(' '),
    operationName: 'Q0',
  });
  const nodes = (text: string) => `{ shops { nodes { ${text} } } }`;
  it.each([
    ['a field', { query: `{ ${'__typename '.repeat(31)} }` }, { query: `{ ${'__typename '.repeat(30)} }` }],
    [
      'a field by fragments',
      { query: `{ ...F ...F } fragment F on Query { ${'__typename '.repeat(16)} }` },
      { query: `{ ...F ...F } fragment F on Query { ${'__typename '.repeat(15)} }` },
    ],
    [
      'a field by fragments without a name',
      { query: nodes('... on Shop { id } '.repeat(31)) },
      { query: nodes('... on Shop { id } '.repeat(30)) },
    ],
    [
      'a field of fields that stand beside each other',
      { query: `{ ${`shops { pageInfo { ${'endCursor '.repeat(11)} } } `.repeat(3)} }` },
      { query: `{ ${`shops { pageInfo { ${'endCursor '.repeat(10)} } } `.repeat(3)} }` },
    ],
    ['operations', named(51), named(50)],
  ])('refuse a document that holds more than it may of %s', async (_what, tooMany, just) => {
    const refused = await post(tooMany, responseJson);
    expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'DOCUMENT_TOO_LARGE']);
    expect((await post(just, responseJson)).statusCode).toBe(200);
  });

  it('answer many directives that there are not with one error', async () => {
    for (const directives of ['@a '.repeat(10), Array.from({ length: 10 }, (_, n) => `@d${n}`).join(' ')]) {
      const response = await post({ query: `{ __typename ${directives} }` }, responseJson);
      expect(response.statusCode).toBe(400);
      expect(response.json<{ errors: object[] }>().errors).toHaveLength(1);
    }
  });

  it.each([
    ['fields', `{ ${Array.from({ length: 10 }, (_, n) => `no${n}`).join(' ')} }`],
    ['fields of one name', `{ shops { ${'no '.repeat(10)} } }`],
    ['types', `{ shops { nodes { ${Array.from({ length: 10 }, (_, n) => `... on No${n} { id }`).join(' ')} } } }`],
    [
      'types of variables',
      `query (${Array.from({ length: 10 }, (_, n) => `$v${n}: No${n}`).join(' ')}) { __typename }`,
    ],
    [
      'types of fragments',
      `{ __typename } ${Array.from({ length: 10 }, (_, n) => `fragment F${n} on No${n} { id }`).join(' ')}`,
    ],
    ['arguments', `{ shops(${Array.from({ length: 10 }, (_, n) => `no${n}: 1`).join(' ')}) { nodes { id } } }`],
    ['fields and types', '{ no { id } shops { nodes { never ... on No { id } } } }'],
  ])('answer many %s that there are not with one error', async (_what, query) => {
    const response = await post({ query }, responseJson);
    expect(response.statusCode).toBe(400);
    const { errors } = response.json<{ errors: { message: string; extensions: { code: string } }[] }>();
    expect(errors).toMatchObject([{ message: expect.stringMatching(/no|No/), extensions: { code: 'BAD_DOCUMENT' } }]);
  });

  it.each([
    ['repeats of a directive', `{ __typename ${'@skip(if: false) '.repeat(51)} }`, 'DOCUMENT_TOO_LARGE'],
    ['repeats of a directive within the limit', `{ __typename ${'@skip(if: false) '.repeat(20)} }`, 'BAD_DOCUMENT'],
    [
      'conflicting aliases',
      `{ ${Array.from({ length: 29 }, (_, n) => `x: ${n % 2 === 0 ? '__typename' : 'shops { pageInfo { endCursor } }'}`).join(' ')} }`,
      'BAD_DOCUMENT',
    ],
    ['directives without their argument', `{ __typename ${'@skip '.repeat(20)} }`, 'BAD_DOCUMENT'],
    [
      'fragments that nothing uses',
      `{ __typename } ${Array.from({ length: 20 }, (_, n) => `fragment F${n} on Shop { id }`).join(' ')}`,
      'BAD_DOCUMENT',
    ],
    [
      'variables that nothing uses',
      `query (${Array.from({ length: 20 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`,
      'BAD_DOCUMENT',
    ],
  ])('answer %s with one error', async (_what, query, code) => {
    const response = await post({ query }, responseJson);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: object[] }>().errors).toMatchObject([{ extensions: { code } }]);
  });

  it('refuse a document that goes deeper than 15 levels, also through fragments', async () => {
    const chain = Array.from(
      { length: 9 },
      (_, n) => `fragment F${n} on Crawler { lastRun { crawler { ...F${n + 1} } } }`,
    ).join(' ');
    const query = `query ($id: ID!) { crawler(id: $id) { ...F0 } } ${chain} fragment F9 on Crawler { id }`;
    const response = await post({ query, variables: { id: newId() } }, responseJson);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('more than 15 levels');
  });

  it('refuse lists in lists whose rows multiply', async () => {
    const query = '{ crawlers(first: 500) { nodes { lastRun { log(first: 500) { nodes { id } } } } } }';
    expect((await post({ query }, responseJson)).body).toContain('a cost of more than');
    const asked = 'query ($n: Int!) { crawlers(first: $n) { nodes { lastRun { log(first: $n) { nodes { id } } } } } }';
    expect((await post({ query: asked, variables: { n: 500 } }, responseJson)).body).toContain('a cost of more than');
    const usually = asked.replace('$n: Int!', '$n: Int = 500');
    expect((await post({ query: usually }, responseJson)).body).toContain('a cost of more than');
    expect((await post({ query: usually, variables: { n: 10 } }, responseJson)).statusCode).toBe(200);
    expect((await post({ query: asked, variables: { n: 10 } }, responseJson)).statusCode).toBe(200);
    const unsaid = '{ crawlers { nodes { lastRun { log { nodes { id at } } } } brand: pageInfo { endCursor } } }';
    expect((await post({ query: unsaid }, responseJson)).statusCode).toBe(200);
  });

  it('take every document of the dashboard, with the largest windows too', () => {
    const schema = buildExecutableSchema(features);
    const rules = [...specifiedRules, ...limitRules(true)];
    const refused = [...trustedDocuments()].filter(([, text]) => {
      const document = parse(text, { maxTokens: limits.tokens });
      const operation = operationOf(document, undefined);
      if (!operation) return true;
      const largest = Object.fromEntries(
        operation.variableDefinitions?.map(({ variable }) => [variable.name.value, limits.windowRows]) ?? [],
      );
      return validate(schema, document, rules).length > 0 || refuseCost(schema, document, operation, largest);
    });
    expect(trustedDocuments().size).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });

  it('measure fragments in fragments once, however often they are spread', async () => {
    const chain = Array.from({ length: 25 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
      ' ',
    );
    const response = await post({ query: `{ ...F0 } ${chain} fragment F25 on Query { __typename }` }, responseJson);
    expect([200, 400]).toContain(response.statusCode);
  });

  it('count the tokens in words of ours', async () => {
    const { body } = await post({ query: `{ ${'__typename '.repeat(3_001)} }` }, responseJson);
    expect(body).toContain('The document has more than 3000 tokens: ask for less');
  });

  it.each([
    ['of more than a megabyte', JSON.stringify({ query: 'x'.repeat(1_100_000) }), 413, 'BODY_TOO_LARGE'],
    ['that is no JSON', '{"query":', 400, 'BAD_REQUEST'],
    ['that is empty', '', 400, 'BAD_REQUEST'],
  ])('refuse a body %s, without inner names', async (_what, payload, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const response = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code, requestId: expect.any(String) } }] });
    const elsewhere = await api.app.inject({ method: 'POST', url: '/nowhere', headers, payload });
    expect(elsewhere.json()).toEqual({ error: expect.stringMatching(/^The body of the request/) });
    expect(response.body + elsewhere.body).not.toContain('FST_');
  });
});
