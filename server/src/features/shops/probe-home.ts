import { decodePage, extractLinks, extractPage } from '@quarry/extraction/page';
import type { OutboundResponse } from '../../platform/http/index.ts';

/** What a shop's first page says about the shop. */
export type HomePage = {
  finalUrl: string;
  /** Bytes that were read, and whether the page had more. */
  bytes: number;
  isCut: boolean;
  title: string | null;
  siteName: string | null;
  /** BCP 47 tag of the `html` element. */
  language: string | null;
  system: string | null;
  /** Feeds that the head names, in its order. */
  declaredFeeds: string[];
  /** Addresses of links to the same site. */
  links: string[];
};

type Attributes = Record<string, string>;

/** The type of an answer that is no HTML, null for a text without any; undefined for a page. */
export function kindInsteadOfHtml({ headers, body }: OutboundResponse): string | null | undefined {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml' && type !== 'text/plain') return type;
  const start = decodePage(body.subarray(0, 2_000), headers['content-type']).text;
  return /<(?:!doctype|html|head|body|title|meta|div|a)\b/i.test(start) ? undefined : null;
}

export function readHomePage(response: OutboundResponse): HomePage {
  const { text } = decodePage(response.body, response.headers['content-type']);
  const tags = headTags(text);
  const meta = (name: string) => tags.find((tag) => tag.name === 'meta' && (tag.property ?? tag.key) === name)?.content;
  const { title } = extractPage({ html: text, url: response.finalUrl });
  const { hostname } = new URL(response.finalUrl);
  return {
    finalUrl: response.finalUrl,
    bytes: response.body.byteLength,
    isCut: response.truncated,
    title: title || null,
    siteName: meta('og:site_name')?.trim() || meta('application-name')?.trim() || null,
    language: tags.find((tag) => tag.name === 'html')?.lang?.trim() || null,
    system: shopSystemOf(text, response.headers, meta('generator') ?? ''),
    declaredFeeds: declaredFeeds(tags, response.finalUrl),
    links: extractLinks(text, response.finalUrl)
      .links.map((link) => link.url)
      .filter((url) => URL.parse(url)?.hostname === hostname),
  };
}

/** The start tags that describe a page. A tag longer than 2,000 characters is passed over. */
function headTags(html: string): Attributes[] {
  return [...html.matchAll(/<(html|meta|link)\b([^<>]{0,2000})>/gi)].map(([, name = '', rest = '']) => ({
    ...Object.fromEntries(
      [...rest.matchAll(/([a-z-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
        ([, key = '', double, single, bare]) => [
          attributeNames[key.toLowerCase()] ?? key.toLowerCase(),
          double ?? single ?? bare ?? '',
        ],
      ),
    ),
    name: name.toLowerCase(),
  }));
}

/** A meta element's own `name` gives way to the name of the element. */
const attributeNames: Record<string, string> = { name: 'key' };

const feedTypes =
  /^(?:application\/(?:rss|atom)\+xml|(?:text|application)\/(?:xml|csv)|text\/tab-separated-values|application\/(?:feed\+)?json)/i;
/** Interfaces of a system, which name themselves as alternates too. */
const noFeeds = /\/wp-json\/|\/oembed|\/comments\//i;

function declaredFeeds(tags: readonly Attributes[], base: string): string[] {
  const feeds = tags.flatMap(({ name, rel, type, href }) => {
    const isFeed = name === 'link' && /\balternate\b/i.test(rel ?? '') && feedTypes.test(type ?? '');
    const url = isFeed && href ? URL.parse(href, base)?.href : undefined;
    return url && !noFeeds.test(url) ? [url] : [];
  });
  return [...new Set(feeds)];
}

/** Signs of shop systems in a page's text, its cookies and headers, and its generator. The first that fits wins. */
const systemSigns: readonly {
  system: string;
  generator?: RegExp;
  page?: RegExp;
  cookies?: RegExp;
  headers?: string[];
}[] = [
  {
    system: 'Shopify',
    page: /cdn\.shopify\.com|Shopify\.theme|\/cdn\/shop\/(?:files|products|t)\//,
    cookies: /_shopify_/,
    headers: ['x-shopify-stage', 'x-shopid'],
  },
  { system: 'WooCommerce', generator: /woocommerce/i, page: /\/plugins\/woocommerce\//, cookies: /woocommerce_/ },
  {
    system: 'Magento',
    page: /\/static\/(?:version\d+\/)?frontend\/|Magento_[A-Z]|mage\/cookies/,
    cookies: /mage-cache|X-Magento/i,
    headers: ['x-magento-vary', 'x-magento-tags'],
  },
  { system: 'PrestaShop', generator: /prestashop/i, page: /var prestashop\b|\/modules\/ps_/, cookies: /PrestaShop-/ },
  {
    system: 'Shopware',
    generator: /shopware/i,
    page: /\/bundles\/storefront\/|\/themes\/Frontend\/Responsive\//,
    cookies: /sw-context|session-\d=/,
    headers: ['sw-version-id', 'sw-context-token'],
  },
  { system: 'OXID eShop', page: /\/out\/[a-z0-9_]+\/(?:src|img)\/.*oxid|oxid-eshop/i, cookies: /oxid/i },
  { system: 'BigCommerce', page: /cdn\d*\.bigcommerce\.com|stencil-utils/, cookies: /SHOP_SESSION_TOKEN/ },
  { system: 'OpenCart', page: /index\.php\?route=(?:product|common)\//, cookies: /OCSESSID/ },
  { system: 'Salesforce Commerce Cloud', page: /\/on\/demandware\.(?:static|store)\//, cookies: /dwsid|dwanonymous/ },
  { system: 'SAP Commerce', page: /\/_ui\/(?:responsive|desktop)\/|\/medias\/sys_master\// },
  { system: 'Spryker', page: /spryker/i },
  { system: 'VTEX', page: /\.vtexassets\.com|\.vteximg\.com/ },
  { system: 'JTL-Shop', generator: /jtl/i, page: /\/templates\/NOVA\/|JTL-Shop/, cookies: /JTLSHOP/ },
  { system: 'Wix', generator: /wix\.com/i, page: /static\.parastorage\.com/ },
  { system: 'Squarespace', page: /static1\.squarespace\.com/ },
  { system: 'Ecwid', page: /app\.ecwid\.com/ },
  { system: 'nopCommerce', generator: /nopcommerce/i, cookies: /\.Nop\./ },
  { system: 'Drupal Commerce', generator: /drupal/i, page: /commerce[_-]cart/ },
];

/** The shop system that a page gives away, or the text of its generator element. */
export function shopSystemOf(html: string, headers: Record<string, string>, generator: string): string | null {
  const cookies = headers['set-cookie'] ?? '';
  const found = systemSigns.find(
    (sign) =>
      sign.generator?.test(generator) ||
      sign.page?.test(html) ||
      sign.cookies?.test(cookies) ||
      sign.headers?.some((name) => Object.hasOwn(headers, name)),
  );
  return found?.system ?? (generator.trim().slice(0, 80) || null);
}
