import type { TestApi, TestClient } from '../../../testing/index.ts';

export type ShownDifference = {
  __typename: string;
  release: string;
  loadedRelease: string | null;
  version: number;
  isSame: boolean;
  isOlder: boolean;
  addsLanguage: boolean;
  isCut: boolean;
  addedCount: number;
  goneCount: number;
  renamedCount: number;
  movedCount: number;
  namedCount: number;
  rows: { kind: string; externalId: string; before: string[] | null; after: string[] | null }[];
  lostLinks: { category: { id: string }; externalId: string; path: string[] }[];
  findings: { line: number | null; place: string | null; sentence: { text: string } }[];
  reason?: string;
};
export type ShownTaxonomy = {
  publisher: string;
  release: string;
  nodeCount: number;
  goneCount: number;
  linkedCount: number;
  version: number;
  files: { language: string; release: string; fileName: string; loadedBy: string | null }[];
};
type Taken = {
  __typename: string;
  taxonomy?: ShownTaxonomy;
  linkedCount?: number;
  reason?: string;
  currentVersion?: number;
};

const partBytes = 1024 * 1024;
const taxonomy = `id publisher release nodeCount goneCount linkedCount version files { language release fileName loadedBy }`;

/** The doors of taxonomies as a person asks them. */
export function taxonomyDoors(api: TestApi, client: TestClient) {
  const http = async (method: 'POST' | 'PUT', url: string, payload: Buffer | object) => {
    const type = payload instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {};
    const headers = { authorization: `Bearer ${client.accessToken}`, ...type };
    const answer = await api.app.inject({ method, url, headers, payload });
    return {
      status: answer.statusCode,
      ...(answer.body === '' ? {} : answer.json<{ upload?: { id: string }; error?: { reason: string } }>()),
    };
  };
  /** Sends a file by the door of uploads; resolves with its id, or why it was refused. */
  const upload = async (content: string | Buffer, fileName = 'taxonomy-with-ids.en-US.txt') => {
    const bytes = Buffer.from(content);
    const begun = await http('POST', '/uploads', { fileName, bytes: bytes.length, purpose: 'TAXONOMY' });
    const id = begun.upload?.id;
    if (id === undefined) return { refused: begun.error?.reason ?? String(begun.status) };
    for (let at = 0; at < bytes.length; at += partBytes) {
      const sent = await http('PUT', `/uploads/${id}/parts/${at}`, bytes.subarray(at, at + partBytes));
      if (sent.error) return { refused: sent.error.reason };
    }
    await http('POST', `/uploads/${id}/complete`, {});
    return { id };
  };
  const difference = async (uploadId: string, language = 'en-US') =>
    (
      await client.query<{ taxonomyDifference: ShownDifference }>(
        `query ($uploadId: ID!, $language: String!) { taxonomyDifference(uploadId: $uploadId, language: $language) { __typename
          ... on NotAllowedNow { reason } ... on TaxonomyDifference { release loadedRelease version isSame isOlder addsLanguage isCut
          addedCount goneCount renamedCount movedCount namedCount rows { kind externalId before after }
          lostLinks { category { id } externalId path } findings { line place sentence { text } } } } }`,
        { uploadId, language },
      )
    ).taxonomyDifference;
  const take = async (uploadId: string, version: number, language = 'en-US') =>
    (
      await client.query<{ takeTaxonomy: Taken }>(
        `mutation ($uploadId: ID!, $language: String!, $version: Int!) {
          takeTaxonomy(uploadId: $uploadId, language: $language, version: $version) { __typename
          ... on TaxonomyTaken { linkedCount taxonomy { ${taxonomy} } } ... on TaxonomyUnchanged { taxonomy { ${taxonomy} } }
          ... on NotAllowedNow { reason } ... on VersionConflict { currentVersion } } }`,
        { uploadId, language, version },
      )
    ).takeTaxonomy;
  /** Uploads a file and takes it as its difference is shown. */
  const load = async (content: string, language = 'en-US') => {
    const { id = '' } = await upload(content);
    const { version } = await difference(id, language);
    return take(id, version, language);
  };
  const nodes = async (search: string, publisher = 'GOOGLE') =>
    (
      await client.query<{ taxonomyNodes: { externalId: string; path: string[] }[] }>(
        `query ($publisher: TaxonomyPublisher!, $search: String!) {
          taxonomyNodes(publisher: $publisher, search: $search) { externalId path } }`,
        { publisher, search },
      )
    ).taxonomyNodes;
  const link = async (id: string, version: number, externalId: string | null, publisher = 'GOOGLE') =>
    client.request<{
      linkCategory: {
        __typename: string;
        category?: { version: number };
        changeId?: string;
        issues?: { path: string; code: string }[];
      };
    }>(
      `mutation ($id: ID!, $version: Int!, $input: TaxonomyLinkInput!) { linkCategory(id: $id, version: $version, input: $input) {
        __typename ... on CategoryLinked { changeId category { version } } ... on InvalidInput { issues { path code } } } }`,
      { id, version, input: { publisher, externalId } },
    );
  const linksOf = async (id: string) =>
    (
      await client.query<{
        category: {
          version: number;
          taxonomyLinks: {
            publisher: string;
            externalId: string;
            release: string | null;
            node: { path: string[]; goneSinceRelease: string | null } | null;
          }[];
        };
      }>(
        `query ($id: ID!) { category(id: $id) { version taxonomyLinks { publisher externalId release node { path goneSinceRelease } } } }`,
        { id },
      )
    ).category;
  const report = async (language = 'en-US', publisher = 'GOOGLE') =>
    (
      await client.query<{
        taxonomyLinks: {
          linkedCount: number;
          unnamedCount: number;
          problemCount: number;
          rows: {
            problem: string;
            category: { id: string };
            externalId: string | null;
            candidates: { externalId: string }[];
          }[];
        };
      }>(
        `query ($publisher: TaxonomyPublisher!, $language: String!) { taxonomyLinks(publisher: $publisher, language: $language) {
          linkedCount unnamedCount problemCount rows { problem category { id } externalId candidates { externalId } } } }`,
        { publisher, language },
      )
    ).taxonomyLinks;
  return { upload, difference, take, load, nodes, link, linksOf, report };
}

/** A file of Google's form. */
export const googleFile = (release: string, ...lines: string[]) =>
  `# Google_Product_Taxonomy_Version: ${release}\n${lines.map((line) => `${line}\n`).join('')}`;
