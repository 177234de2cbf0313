import type { Command } from './command.ts';

/** Every command, loaded only when called, so that `quarry price` opens no database. */
export const commands: Record<string, () => Promise<Command>> = {
  api: async () => (await import('./api.command.ts')).apiCommand,
  audit: async () => (await import('./audit.command.ts')).auditCommand,
  backup: async () => (await import('./backup.command.ts')).backupCommand,
  commerce: async () => (await import('./commerce.command.ts')).commerceCommand,
  crawl: async () => (await import('./crawl.command.ts')).crawlCommand,
  database: async () => (await import('./database.command.ts')).databaseCommand,
  'database-url': async () => (await import('./database-url.command.ts')).databaseUrlCommand,
  extract: async () => (await import('./extract.command.ts')).extractCommand,
  feed: async () => (await import('./feed.command.ts')).feedCommand,
  gtin: async () => (await import('./gtin.command.ts')).gtinCommand,
  lineage: async () => (await import('./lineage.command.ts')).lineageCommand,
  match: async () => (await import('./match.command.ts')).matchCommand,
  migrate: async () => (await import('./migrate.command.ts')).migrateCommand,
  offers: async () => (await import('./offers.command.ts')).offersCommand,
  orders: async () => (await import('./orders.command.ts')).ordersCommand,
  price: async () => (await import('./price.command.ts')).priceCommand,
  products: async () => (await import('./products.command.ts')).productsCommand,
  restore: async () => (await import('./restore.command.ts')).restoreCommand,
  robots: async () => (await import('./robots.command.ts')).robotsCommand,
  seed: async () => (await import('./seed.command.ts')).seedCommand,
  sitemap: async () => (await import('./sitemap.command.ts')).sitemapCommand,
  start: async () => (await import('./start.command.ts')).startCommand,
  user: async () => (await import('./user.command.ts')).userCommand,
  worker: async () => (await import('./worker.command.ts')).workerCommand,
};
