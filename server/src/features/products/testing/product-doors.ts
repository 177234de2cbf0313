import type { TestApi, TestClient } from '../../../testing/index.ts';

export type Product = {
  id: string;
  version: number;
  name: string;
  status: string;
  actions: { action: string; isAllowed: boolean; refusal: { code: string; right: { action: string } | null } | null }[];
  brand: { id: string; name: string } | null;
};
type Answer = { __typename: string; product?: Product; changeId?: string; issues?: object[]; code?: string };
const productFields =
  'product { id version name description status actions { action isAllowed refusal { code right { action } } } tags brand { id name slug } completeness { percent missing { code } } values { attribute { code } locale text sourceKind } variants { identifiers { kind value } } }';
const refusals =
  '... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id }';

/** What people do to products, by GraphQL; as an administrator where nobody else is named. */
export async function productDoors(api: TestApi) {
  const { db } = api.deps;
  const administrator = await api.asAdministrator();

  const create = async (input: object, client: TestClient = administrator) =>
    client.request<{ createProduct: Answer }>(
      `mutation ($input: ProductInput!) { createProduct(input: $input) { __typename ... on ProductCreated { ${productFields} }
        ... on InvalidInput { issues { path code } } } }`,
      { input },
    );
  const update = async (product: { id: string; version: number }, input: object, client: TestClient = administrator) =>
    client.request<{ updateProduct: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) {
        __typename ... on ProductUpdated { changeId ${productFields} } ${refusals} } }`,
      { id: product.id, version: product.version, input },
    );
  const move = async (product: { id: string; version: number }, status: string, client: TestClient = administrator) =>
    client.request<{ changeProductStatus: Answer }>(
      `mutation ($id: ID!, $version: Int!, $status: ProductStatus!) { changeProductStatus(id: $id, version: $version, status: $status) {
        __typename ... on ProductUpdated { changeId ${productFields} } ... on NotAllowedNow { code reason }
        ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { id: product.id, version: product.version, status },
    );
  const setValue = async (input: object, client: TestClient = administrator) =>
    client.request<{ setProductValue: Answer }>(
      `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) {
        __typename ... on ProductUpdated { changeId ${productFields} } ${refusals} } }`,
      { input },
    );
  const revert = async (changeId: string | undefined) =>
    (
      await administrator.query<{ revertChange: Answer }>(
        `mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on ChangeReverted { changeId entity } ... on NotAllowedNow { code } } }`,
        { id: changeId },
      )
    ).revertChange;
  const made = async (input: object): Promise<Product> => {
    const { data, errors } = await create(input);
    if (!data.createProduct.product) throw new Error(JSON.stringify([data, errors]));
    return data.createProduct.product;
  };
  const readProduct = async <T>(id: string, fields: string) =>
    (await administrator.query<{ product: T }>(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id })).product;
  const names = async (variables: object): Promise<string[]> => {
    const { products } = await administrator.query<{ products: { nodes: { name: string }[] } }>(
      `query ($search: String, $filter: ProductFilter, $sort: [ProductSort!]) { products(search: $search, filter: $filter, sort: $sort) { nodes { name } } }`,
      { ...variables },
    );
    return products.nodes.map(({ name }) => name);
  };
  const newBrand = async (name: string): Promise<string> => {
    const id = crypto.randomUUID();
    await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
    return id;
  };

  return { administrator, create, update, move, setValue, revert, made, readProduct, names, newBrand };
}
