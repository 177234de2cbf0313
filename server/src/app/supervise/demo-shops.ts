import { startDemoShops } from '@quarry/demo-shops';
import * as z from 'zod';
import type { Environment } from '../../environment.ts';
import type { Db } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { lastDemoPort } from './free-port.ts';

/** The demonstration shops beside the product. */
export type DemoShopsBeside = { controlUrl: string; hosts: string[]; stop: () => Promise<void> };

const dayFact = z.object({ day: z.number().int().nonnegative() });

/** Starts the demonstration shops on the day they had reached; without their ports Quarry runs without them and says so. */
export async function startDemoShopsBeside(
  environment: Environment,
  db: Db,
  remark: (text: string) => void,
): Promise<DemoShopsBeside | undefined> {
  if (!environment.hasDemoShops) return undefined;
  const fact = await db
    .selectFrom('installation_fact')
    .select('value')
    .where('key', '=', 'demo_day')
    .executeTakeFirst();
  const day = dayFact.safeParse(fact?.value);
  try {
    const shops = await startDemoShops({ ports: environment.demoPort, day: day.success ? day.data.day : 0 });
    const hosts = [...shops.shops.map((shop) => shop.url), shops.providerUrl].map((url) => new URL(url).host);
    return { controlUrl: shops.controlUrl, hosts, stop: shops.stop };
  } catch (error) {
    remark(
      `The demo shops are left out, because the ports ${environment.demoPort} to ${lastDemoPort(environment)} are not all free (${messageOf(error)}); QUARRY_DEMO_PORT=<first of five> chooses others, QUARRY_DEMO_SHOPS=off silences this.`,
    );
    return undefined;
  }
}
