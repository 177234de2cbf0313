import '../../../ui/form/mantine-form.css';
import { NativeSelect } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages, type Format, type Translate } from '../../../i18n/index.ts';
import type { ListFilter } from '../../../ui/list-screen/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { NoRows } from '../kit/paged-list/no-rows.tsx';
import { PageSteps } from '../kit/paged-list/page-steps.tsx';
import { PagedTools } from '../kit/paged-list/paged-tools.tsx';
import { useLastPage } from '../kit/paged-list/use-last-page.ts';
import { oneOf, usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { ProductCard } from './product-card.tsx';
import { categories, fitting, priceRanges } from './product-filters.ts';
import { ShopLinks } from './shop-links.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { currency } from './use-shop.ts';

const orders = { featured: 'featured', price: 'price-asc', '-price': 'price-desc' } as const;

export function ShopScreen() {
  const t = useMessages(sampleShopMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const all = useQuery(sampleQuery('GET /apps/ecommerce/products', { query: { perPage: 100 } }));
  const brands = [...new Set(all.data?.products.map(({ brand }) => brand))].toSorted((left, right) =>
    left.localeCompare(right),
  );
  const place = usePagedPlace({ sort: 'featured', perPage: 9, filters: shopFilters(t, format, brands) });
  const { field, isDescending } = place.sort;
  const order = field === 'price' ? (isDescending ? '-price' : 'price') : 'featured';
  const query = useQuery({
    ...sampleQuery('GET /apps/ecommerce/products', {
      query: { q: place.q, sortBy: orders[order], page: place.page, perPage: place.perPage },
    }),
    placeholderData: keepPreviousData,
  });
  useLastPage(place, query.isPlaceholderData ? undefined : query.data?.total);
  const setLook = (look: 'list' | undefined) => {
    const { look: _before, ...others } = search;
    void navigate({ to: '.', search: { ...others, ...(look ? { look } : {}) } as never, resetScroll: false });
  };
  return (
    <SamplePage title={t('title')} actions={<ShopLinks />}>
      <PagedTools label={t('title')} place={place}>
        <NativeSelect
          aria-label={t('order')}
          value={order}
          data={[
            { value: 'featured', label: t('featured') },
            { value: 'price', label: t('priceAsc') },
            { value: '-price', label: t('priceDesc') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            place.setSort({ field: value.replace('-', ''), isDescending: value.startsWith('-') })
          }
        />
        <ToolButton label={t('grid')} aria-pressed={search.look !== 'list'} onClick={() => setLook(undefined)}>
          <IconLayoutGrid size={18} stroke={1.6} aria-hidden />
        </ToolButton>
        <ToolButton label={t('list')} aria-pressed={search.look === 'list'} onClick={() => setLook('list')}>
          <IconList size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </PagedTools>
      <p className={classes.note}>{t('filtersNote')}</p>
      <LoadSample query={query}>
        {({ products, total }) => {
          const shown = fitting(products, {
            price: place.valueOf('price'),
            brand: place.valueOf('brand'),
            category: place.valueOf('category'),
            rating: place.valueOf('rating'),
          });
          return (
            <>
              <output className="visually-hidden">{t('onPage', { count: shown.length })}</output>
              {shown.length === 0 ? (
                <NoRows place={place} empty={{ title: t('missingTitle'), text: t('missingText') }} />
              ) : (
                <ul className={classes.products} data-look={search.look ?? 'grid'}>
                  {shown.map((product) => (
                    <li key={product.id}>
                      <ProductCard product={product} />
                    </li>
                  ))}
                </ul>
              )}
              {total > 0 && <PageSteps place={place} total={total} isSizeFixed />}
            </>
          );
        }}
      </LoadSample>
    </SamplePage>
  );
}

function shopFilters(
  t: Translate<typeof sampleShopMessages.english>,
  format: Format,
  brands: readonly string[],
): ListFilter[] {
  const money = (whole: number) => format.money({ minor: whole * 100, currency });
  const rangeText = ({ least, most }: { least: number; most: number }) => {
    if (least === 0) return t('upTo', { most: money(most) });
    return most === Infinity
      ? t('above', { least: money(least) })
      : t('between', { least: money(least), most: money(most) });
  };
  return [
    oneOf(
      'price',
      t('price'),
      Object.entries(priceRanges).map(([value, range]) => ({ value, label: rangeText(range) })),
    ),
    oneOf(
      'category',
      t('category'),
      categories.map((value) => ({ value, label: t(value) })),
    ),
    oneOf(
      'brand',
      t('brand'),
      brands.map((brand) => ({ value: brand, label: brand })),
    ),
    oneOf(
      'rating',
      t('rating'),
      [5, 4, 3].map((stars) => ({ value: String(stars), label: t('ratingFrom', { stars }) })),
    ),
  ];
}
