export * from './money/index.ts';
export * from './offers/index.ts';
