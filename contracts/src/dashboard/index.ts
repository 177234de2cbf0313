export { chosenFiguresInput, type FigureCode, figureCodes, figureLimits } from './dashboard.input.ts';
export { receivedCodes, type ReceivedCode, receivedFigures, receivedFilter } from './received-figures.ts';
