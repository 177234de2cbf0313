import { type Department } from './department.ts';
import { electronics } from './departments/electronics.ts';
import { household } from './departments/household.ts';
import { leisure } from './departments/leisure.ts';
import { outdoors } from './departments/outdoors.ts';

/** The twelve departments that the four shops share. */
export const departments: readonly Department[] = [...household, ...electronics, ...outdoors, ...leisure];
