import { ancestorsOf, type PageElement, textsOf } from './page-element.ts';

/** What shops call, in class names, ids and labels, the blocks that show other products. */
const relatedNames = new Set(
  (
    'related similar recommended recommendation recommendations recommender upsell upsells upselling crosssell crosssells crossselling ' +
    'alsobought alsoviewed recentlyviewed lastseen lastviewed suggested suggestion suggestions accessory accessories sponsored ' +
    'zubehoer zubehör aehnlich aehnliche ähnlich ähnliche empfehlung empfehlungen empfohlen zuletzt ' +
    'similaire similaires recommandation recommandations recommandes accessoires ' +
    'relacionado relacionados relacionada relacionadas recomendado recomendados recomendacoes semelhantes acessorios'
  ).split(' '),
);
const relatedPairs =
  /\b(?:also|recently|last|cross|up|you|frequently) (?:bought|viewed|seen|sell|sells|selling|like|may)\b/;

/** What stands over such a block, in the languages shops write here. */
const relatedHeadings = new RegExp(
  [
    'related|similar (?:product|item|article)|recommend|suggest|customers? (?:also|who)|also (?:bought|viewed|like|interest)|you (?:may|might|could)',
    'recently viewed|last viewed|frequently bought|accessor|goes? (?:well )?with|sponsored|complete the|other products|more from',
    'ähnlich|passend|zubehör|empfehl|zuletzt (?:angesehen|gesehen|besucht)|kunden (?:kauften|sahen)|auch (?:gekauft|angesehen|interess)|gefallen|andere produkte',
    'similaire|recommand|récemment|derniers? (?:produits? )?(?:vus|consult)|aimer|clients? (?:ont|qui)|accessoire|autres? produits?|plaire',
    'relacionad|semelhante|recomend|recentemente|também|acessóri|outros produtos|gostar',
    'también|similares|otros productos|correlat|simili|consigliat|potrebbe|altri prodotti|gerelateerd|vergelijkbare|aanbevolen|anderen (?:kochten|bekeken)',
    'podobne|polecan|powiązan|klienci (?:kupili|wybrali)|související|podobné|doporuč|zákazníci|liknande|relatera|andra köpte|lignende|relatere|andre købte|anbefal',
    'похож|рекоменд|с этим товаром|вам (?:может )?понрав|схожі|관련 상품|추천|함께 (?:본|구매)|相关|相關|推荐|推薦|猜你喜欢|看了又看',
    'منتجات (?:مشابهة|ذات صلة|مقترحة)|قد يعجبك|מוצרים (?:דומים|קשורים|נוספים)|אולי תאהב|สินค้า(?:ที่เกี่ยวข้อง|แนะนำ|ใกล้เคียง)|संबंधित|मिलते-जुलते|आपको पसंद',
    '関連|おすすめ|オススメ|類似|最近(?:見た|チェック)|(?:見|買っ)た人|一緒に',
  ].join('|'),
  'iu',
);

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend']);
const furthestSibling = 200;

/**
 * Whether an element stands among other products: inside something that is called related, recommended, recently viewed and the like, or
 * below a heading that says so. Names are read in English, German, French and Portuguese, headings in eight more languages. Its own names do not count: a row of sellers may
 * be the recommended one.
 */
export function isInRelatedBlock(element: PageElement): boolean {
  for (const outer of ancestorsOf(element)) {
    if (outer.name === 'body' || outer.name === 'html') break;
    if (isNamedRelated(outer)) return true;
  }
  const heading = headingOver(element);
  return heading !== undefined && heading.name !== 'h1' && relatedHeadings.test(textsOf(heading).whole.slice(0, 200));
}

/** Whether an element stands in a part of the page that is beside the point by its kind. */
export function isAside(element: PageElement): boolean {
  for (const outer of ancestorsOf(element)) if (['aside', 'nav', 'footer', 'header'].includes(outer.name)) return true;
  return false;
}

function isNamedRelated({ attribs }: PageElement): boolean {
  const names = [
    attribs['class'],
    attribs['id'],
    attribs['aria-label'],
    attribs['data-testid'],
    attribs['data-component'],
  ];
  const words = names
    .filter((name) => name !== undefined)
    .join(' ')
    .slice(0, 1000)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return words.some((word) => relatedNames.has(word)) || relatedPairs.test(words.join(' '));
}

/** The nearest heading before an element that stands beside it or beside something around it. */
function headingOver(element: PageElement): PageElement | undefined {
  for (const inner of [element, ...ancestorsOf(element)]) {
    if (inner.name === 'body') return undefined;
    let steps = 0;
    for (let before = inner.prev; before !== null && steps < furthestSibling; before = before.prev) {
      if (!('attribs' in before)) continue;
      steps += 1;
      if (isHeading(before)) return before;
      const nested = before.children.filter((node) => 'attribs' in node);
      if (nested.length === 1 && nested[0] && isHeading(nested[0])) return nested[0];
    }
  }
  return undefined;
}

function isHeading({ name, attribs }: PageElement): boolean {
  return headings.has(name) || attribs['role'] === 'heading';
}
