type Carrier = {
  /** What it is called, in lower case and letters and digits alone. */
  names: readonly string[];
  /** Where it says how a parcel stands; the number goes to the end. */
  page: string;
};

/** Carriers whose page takes a number and nothing else. */
const carriers: readonly Carrier[] = [
  {
    names: ['dhl', 'dhlpaket', 'dhlparcel', 'dhlexpress'],
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  { names: ['ups', 'unitedparcelservice'], page: 'https://www.ups.com/track?tracknum=' },
  { names: ['fedex', 'federalexpress'], page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { names: ['usps'], page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { names: ['dpd', 'dpdgermany'], page: 'https://tracking.dpd.de/status/en_US/parcel/' },
  { names: ['royalmail'], page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { names: ['laposte', 'colissimo'], page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
];

/** Where a parcel can be followed, by who carries it and its number; null where its carrier is not known. */
export function trackingUrl(carrier: string | null, tracking: string | null): string | null {
  const name = (carrier ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const number = (tracking ?? '').replaceAll(/\s/g, '');
  const known = carriers.find(({ names }) => names.includes(name));
  return known && number !== '' ? `${known.page}${encodeURIComponent(number)}` : null;
}
