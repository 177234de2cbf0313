export { chosenFiguresInput, type FigureCode, figureCodes, figureLimits } from './dashboard.input.ts';
