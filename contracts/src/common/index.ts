export { type CheckedInput, checkInput, type InputCode, type InputIssue, inputIssue, inputTexts } from './input.ts';
export {
  line,
  locale,
  optionalCountry,
  optionalCurrency,
  optionalEmail,
  optionalText,
  optionalWebAddress,
  timeZone,
  webAddress,
} from './fields.ts';
