export { chosenFiguresInput, figureCodes, figureLimits } from './dashboard.input.ts';
