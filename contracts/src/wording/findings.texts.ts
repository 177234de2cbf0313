/** What Quarry found and says of its own accord: doubts, warnings, advice and verdicts. */
export const findingsTexts = {
  absences_mended: 'Offers that their page had stopped stating, ended at that reading: {{offers}}.',
  'quarantine:no_name': 'The source gives no name.',
  'quarantine:no_currency': 'The price names no currency, and the shop has none set; set the currency of the shop.',
  'suspect:range': 'A range or a "from" price is not the price of one item.',
  'suspect:not_above_zero': 'The price is not above zero.',
  'suspect:above_list': 'The price is above the list price.',
  'suspect:other_currency': 'The currency changed from {{before}} to {{now}}.',
  'suspect:slipped_up': 'The price is {{factor}} times the one before: the decimal sign may have slipped.',
  'suspect:slipped_down': 'The price is one part in {{factor}} of the one before: the decimal sign may have slipped.',
  'suspect:far_from_before': 'The price is more than three times higher or lower than before.',
  'suspect:far_from_market': 'The price is far from what other shops ask for the same product.',
  'suspect:not_confirmed': '{{doubt}} The next sighting did not confirm it.',
  'degraded:pages_gone': 'All {{count}} pages that were fetched are gone.',
  'degraded:product_pages_one': '{{count}} product page, usually {{usual}}: less than {{share}}.',
  'degraded:product_pages_other': '{{count}} product pages, usually {{usual}}: less than {{share}}.',
  'stopped:unchanged': 'The feed is the same as last time.',
  'stopped:nothing_read': 'Nothing could be read.',
  'stopped:fewer_offers': 'There are far fewer offers than usual.',
  'stopped:offers_lost':
    '{{count}} of {{of}} pages read no longer state offers that they stated when last read. None of these offers was changed.',
  'stopped:offers_lost_marked':
    '{{count}} of {{of}} pages read no longer state offers that they stated when last read. A person accepted this, so they are marked as missing unless another source states them.',
  'stopped:offers_lost_in_part':
    '{{count}} of {{of}} pages read no longer state offers that they stated when last read. Some of these offers may have been changed already.',
  'stopped:pages_gone':
    'All {{count}} pages read are gone, although they stated offers when last read. None of these offers was changed.',
  'stopped:field_fell': 'Far fewer offers than usual state this field: {{field}}.',
  'stopped:field_lost':
    '{{count}} of {{of}} pages read no longer state a field that they stated when last read: {{field}}.',
  'stopped:field_mistyped':
    '{{count}} of {{of}} pages read state a field that cannot be read, although it could when last read: {{field}}.',
  'stopped:prices_refused': '{{count}} of {{of}} pages read state a price that is suspect beside the one last read.',
  'stopped:replay_discarded': 'The replay was discarded; nothing of it counts.',
  'stopped:replay_taken_back': 'The replay was taken back as a whole.',
  'stopped:replay_not_back_one':
    'The replay was taken back, except {{count}} offer whose reading before it was no longer stored. It keeps what the replay read.',
  'stopped:replay_not_back_other':
    'The replay was taken back, except {{count}} offers whose readings before it were no longer stored. They keep what the replay read.',
  'stopped:offers_lost_left_out_one':
    '{{lost}} of {{of}} pages read no longer state offers that they stated when last read. A person accepted this. {{count}} page was left out, since it was fetched again meanwhile; offers of the other pages are marked as missing unless another source states them.',
  'stopped:offers_lost_left_out_other':
    '{{lost}} of {{of}} pages read no longer state offers that they stated when last read. A person accepted this. {{count}} pages were left out, since they were fetched again meanwhile; offers of the other pages are marked as missing unless another source states them.',
  'closed:replay_taken_back': 'The replay that alone had read this offer was taken back.',
  'stopped:replay_expired': 'Nobody decided about the replay within 30 days, so it was discarded.',
  'stopped:right_gone': 'The person who requested it may not do this any more. The remaining records were not changed.',
  'stopped:broken_off':
    'The run broke off on the server ({{cause}}). Start it again; if it breaks off once more, the server’s log tells why.',
  long_pass:
    'At this delay a full pass takes {{days}} days. A feed, or listing pages that show prices, would say the same with fewer requests.',
  'probe:leads_to': '{{asked}} leads to {{answered}}; that is the address to keep.',
  'probe:robots_silent': 'robots.txt does not answer, so nothing may be fetched until it does.',
  'probe:robots_forbids': 'robots.txt forbids us the whole site: ask the shop, or use its feed.',
  'probe:refused': '{{url}} cannot be looked at. {{problem}} Open it in a browser; if it opens there, look again.',
  'probe:home_cut':
    '{{url}} does not end: only its first {{bytes}} bytes were read. Check that it is the home page of the shop.',
  'probe:no_sitemap': 'No usable sitemap was found; pages are found by following links.',
  'probe:sitemap': 'Sitemap {{url}}: {{problem}}',
  'probe:sitemaps_cut': 'The sitemaps were not read to their end: there are more than {{number}} addresses.',
  'probe:no_sample': 'No product page could be sampled.',
  'probe:without_offer':
    '{{number}} of {{all}} sampled pages state no offer in structured data; they may need selectors.',
  'probe:page': '{{url}}: {{problem}}',
  http_error: '{{url}} answers {{status}}: open it in a browser to see why, or give another page of the shop.',
  'not_html:home': '{{url}} is no web page but {{type}}: give the address of the shop’s home page.',
  'not_html:home_text': '{{url}} is no web page but a text without HTML: give the address of the shop’s home page.',
  'model:unproven':
    'The {{decided}} decided pairs do not prove a precision of {{precision}} yet, so nothing is matched automatically. Decide more proposals.',
  'model:proven':
    'Above a score of {{threshold}}, {{precision}} of decided pairs were right; offers above it are matched automatically.',
} as const;
