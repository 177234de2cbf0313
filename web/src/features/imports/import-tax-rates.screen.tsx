import { ImportIntoShop } from './import-into-shop.tsx';

export function ImportTaxRatesScreen() {
  return <ImportIntoShop kind="TAX_RATES" />;
}
