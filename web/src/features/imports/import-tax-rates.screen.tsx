import { ImportIntoPlace } from './import-into-place.tsx';

export function ImportTaxRatesScreen() {
  return <ImportIntoPlace kind="TAX_RATES" />;
}
