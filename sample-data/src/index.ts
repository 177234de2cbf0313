import { createHandler } from './create-handler.ts';

export { createHandler, type SampleLayer, type SampleLayerOptions } from './create-handler.ts';
export type { SampleAnswer, SampleOperation } from './domains.ts';

/** The layer of this page load. */
export const { owns, handle, reset } = createHandler();
