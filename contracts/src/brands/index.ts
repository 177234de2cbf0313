export { type BrandDraft, brandInput, brandLimits } from './brand.input.ts';
