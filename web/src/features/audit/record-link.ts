import type { RowLink } from '../../ui/list-screen/index.ts';

/** The page of a record that a change is about; of a kind without one, all that was changed of it. */
export function recordLink(entity: string, id: string): RowLink {
  switch (entity) {
    case 'shop':
      return { to: '/shops/$shopId', params: { shopId: id } };
    case 'brand':
      return { to: '/brands/$brandId', params: { brandId: id } };
    case 'product':
      return { to: '/products/$productId', params: { productId: id } };
    case 'offer':
      return { to: '/offers/$offerId', params: { offerId: id } };
    case 'crawler':
      return { to: '/crawlers/$crawlerId', params: { crawlerId: id } };
    case 'crawl_run':
      return { to: '/crawlers/runs/$runId', params: { runId: id } };
    case 'grabber':
      return { to: '/grabbers/$grabberId', params: { grabberId: id } };
    case 'grab_run':
      return { to: '/grabbers/runs/$runId', params: { runId: id } };
    case 'excavator':
      return { to: '/excavators/$excavatorId', params: { excavatorId: id } };
    case 'excavation_run':
      return { to: '/excavators/runs/$runId', params: { runId: id } };
    case 'proposal':
      return { to: '/proposals/$proposalId', params: { proposalId: id } };
    case 'user':
      return { to: '/users/$userId', params: { userId: id } };
    case 'role':
      return { to: '/users/roles/$roleId', params: { roleId: id } };
    case 'api_key':
      return { to: '/settings/api-keys/$apiKeyId', params: { apiKeyId: id } };
    case 'bulk_run':
      return { to: '/jobs/$runId', params: { runId: id } };
    default:
      return { to: '/audit', search: { q: id } };
  }
}
