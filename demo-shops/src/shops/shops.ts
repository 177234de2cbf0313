import { kernhaus } from './kernhaus.ts';
import { marelle } from './marelle.ts';
import { type Shop } from './shop.ts';
import { stallhall } from './stallhall.ts';
import { tarnbrook } from './tarnbrook.ts';

/** The four shops in the order of their ports. */
export const shops: readonly Shop[] = [kernhaus, tarnbrook, marelle, stallhall];
