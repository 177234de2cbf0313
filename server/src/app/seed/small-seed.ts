import type { SeedStep } from '../seed.ts';

/** The small seed, step by step: the engines run over the demonstration shops, then a first review. */
export const smallSeedSteps: readonly SeedStep[] = [];
