export { useFigureWords, type FigureWords } from './figure-words.ts';
export {
  FiguresDocument,
  type FigureDetailFragment,
  type FiguresDetailFragment,
  type FiguresInput,
} from './measures.operations.generated.ts';
export { linkToRows } from './link-to-rows.ts';
