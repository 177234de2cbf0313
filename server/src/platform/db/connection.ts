/** A part of Quarry that works on the database: `app` serves people and reaches what they may, `worker` is the engines and commands. */
export type Part = 'app' | 'worker';

/** The role that a part works as; null where the installation has none, and the owner of the tables does its work. */
export type WorksAs = { part: Part; role: string | null };

const reachesAll = '-c quarry.reads=* -c quarry.writes=*';

/**
 * How a connection to `url` begins: engines, and the owner where no part is named, reach every row; the application reaches what each
 * transaction says. What the address asks for itself comes first, so that it changes nothing of this.
 */
export function connectionTo(url: string, as?: WorksAs): { connectionString: string; options: string } {
  const { address, options } = withoutOptions(url);
  const role = as?.role == null ? '' : `-c role=${as.role.replaceAll(/[\\\s]/g, '\\$&')}`;
  const reach = as?.part === 'app' ? '' : reachesAll;
  return { connectionString: address, options: [options, role, reach].filter(Boolean).join(' ') };
}

/** The driver takes the `options` of an address in place of those it is given. */
function withoutOptions(url: string): { address: string; options: string } {
  const [address = url, query = ''] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const options = parameters.getAll('options').join(' ');
  if (options === '') return { address: url, options };
  parameters.delete('options');
  return { address: parameters.size === 0 ? address : `${address}?${parameters.toString()}`, options };
}
