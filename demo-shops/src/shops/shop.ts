import { type Language } from '../range/department.ts';
import { type ShopKey } from '../range/shop-key.ts';
import { type MoneyStyle } from '../pages/money.ts';

/** In which standard a department's pages tell machines what they offer; `none` leaves only what a person sees. */
export type Markup =
  | 'json-ld'
  | 'json-ld-graph'
  | 'json-ld-group'
  | 'json-ld-array'
  | 'json-ld-aggregate'
  | 'microdata'
  | 'microdata-itemref'
  | 'rdfa'
  | 'meta'
  | 'none';

export type SkinName = 'columns' | 'stacked' | 'table' | 'definition' | 'panel' | 'ledger';

/** How one department within a shop is written: page frame, class-name prefix, markup and the look of its prices. */
export type DepartmentStyle = { skin: SkinName; prefix: string; markup: Markup; money: MoneyStyle };

export type Shop = {
  key: ShopKey;
  name: string;
  role: 'own' | 'competitor' | 'marketplace';
  language: Language;
  htmlLanguage: string;
  taxRemark: string;
  accent: string;
  /** The status of a product's page after its withdrawal. */
  goneStatus: 404 | 410;
  listingPath: (departmentSlug: string) => string;
  productPath: (departmentSlug: string, titleSlug: string, number: number) => string;
  /** The address of a further page of a listing. */
  pagePath: (listingPath: string, page: number) => string;
  sortQuery: string;
  articles: { privacy: string; imprint: string; guide: string };
  cartPath: string;
  facetPath: string;
  previewPath: string;
  robots: string;
  feedPath?: string;
  feedType?: string;
  styles: Readonly<Record<string, DepartmentStyle>>;
};
