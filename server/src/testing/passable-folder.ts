import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for a database of a test's own. As root PostgreSQL's user cannot enter what `mkdtemp` makes: the database would lie under
 * `/var/lib/quarry`, where nobody removes it.
 */
export async function passableFolder(prefix: string, within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(within, prefix));
  await chmod(folder, 0o711);
  return folder;
}
