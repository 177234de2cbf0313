import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Customer, CustomerConsent, Shape } from '../../platform/graphql/index.ts';
import { shopOf } from '../shops/index.ts';
import { addressesOf, consentsOf, customerMention, externalIdsOf } from './customer.loaders.ts';
import { type CustomerConsentRecord, type CustomerRecord, latestConsents } from './customer.ts';

/** Whether and how it is erased is answered by a feature above. */
type AnsweredCustomer = Omit<Shape<Customer>, 'erasure' | 'mayErase'>;

/** A customer as GraphQL shows it; what costs a statement is a function. */
export function answerCustomer(customer: CustomerRecord): AnsweredCustomer {
  const { id, shopId, status, mergedIntoId } = customer;
  return {
    ...customer,
    shop: (_args: never, context: RequestContext) => shopOf(customer, context),
    mergedInto: async (_args: never, context: RequestContext) =>
      mergedIntoId === null ? null : customerMention(context).load(mergedIntoId),
    addresses: (_args: never, context: RequestContext) => addressesOf(context).load(id),
    consents: async (_args: never, context: RequestContext) => answerConsents(await consentsOf(context).load(id)),
    externalIds: async (_args: never, context: RequestContext) =>
      (await externalIdsOf(context).load(id)).map(({ channelId, channelName, externalId }) => ({
        channel: { id: channelId, name: channelName },
        externalId,
      })),
    mayUpdate: (_args: never, { actor }: RequestContext) =>
      status === 'ACTIVE' && may(actor, 'update', 'Customer', { shopId }, 'by_field'),
  };
}

export function answerConsents(consents: readonly CustomerConsentRecord[]): Shape<CustomerConsent>[] {
  const latest = new Set(latestConsents(consents));
  return consents.map((one) => ({ ...one, isLatest: latest.has(one) }));
}
