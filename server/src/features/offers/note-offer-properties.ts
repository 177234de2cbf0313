import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findAttributes } from '../products/index.ts';
import { notePropertyNames, putPropertyNameFigures, unknownProperties } from '../properties/index.ts';
import { propertyNameFigures, putStatedNames } from './offer-property-name.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

/** Notes the names of properties that offers state and nobody knows, and counts how many offers state each. */
export async function noteOfferProperties(tx: Tx, deps: Deps, offerIds: readonly string[]): Promise<void> {
  const [sources, attributes] = [await findSourceOffers(tx, offerIds), await findAttributes(tx)];
  const said = offerIds
    .flatMap((id) => sources.get(id) ?? [])
    .flatMap(({ id, shopId, fields }) =>
      unknownProperties(fields, attributes).map((property) => ({ ...property, offerId: id, shopId })),
    );
  const noted = await notePropertyNames(
    tx,
    said.map(({ offerId: _offer, ...property }) => property),
    deps.clock.now(),
  );
  const idOf = new Map(noted.map(({ id, shopId, key }) => [`${shopId} ${key}`, id]));
  const stated = said.flatMap(({ offerId, shopId, key }) => {
    const nameId = idOf.get(`${shopId} ${key}`);
    return nameId === undefined ? [] : [{ offerId, nameId }];
  });
  const gone = await putStatedNames(tx, offerIds, stated);
  const touched = new Set([...gone, ...stated.map(({ nameId }) => nameId)]);
  if (touched.size > 0) await putPropertyNameFigures(tx, propertyNameFigures([...touched]));
}
