import { done, notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { asWhole, withBody, type Fields } from '../kit/request.ts';
import { findRow, withRow } from '../kit/rows.ts';
import { startPages } from './page-rows.ts';
import { files, startContacts } from './search-rows.ts';

type Search = ReturnType<typeof openSearch>;

export const search = defineDomain(openSearch, {
  'GET /api/main-search/data': list,
  'GET /api/bookmarks/data': ({ pages }: Search) =>
    ok({ suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) }),
  'POST /api/bookmarks/update': withBody(toggleBookmark),
});

function openSearch({ now, homeLink }: Environment) {
  return { pages: startPages(homeLink), files, contacts: startContacts(now()) };
}

/** How many hits of a group a search shows; the rows are all there. */
const searchLimit = 4;

function list({ pages, files, contacts }: Search) {
  const searchArr = [
    { groupTitle: 'Pages', searchLimit, data: pages },
    { groupTitle: 'Files', searchLimit, data: files },
    { groupTitle: 'Contacts', searchLimit, data: contacts },
  ] as const;
  return ok({ searchArr });
}

function toggleBookmark(search: Search, body: Fields) {
  const page = findRow(search.pages, asWhole(body.id));
  if (!page) return notFound('Page');
  return done({ ...search, pages: withRow(search.pages, { ...page, isBookmarked: !page.isBookmarked }) });
}
