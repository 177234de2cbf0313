import { type ImportMode, importModes } from '@quarry/contracts/imports';
import { type CommandCall, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

export type ImportOptions = {
  file: string;
  match: string | undefined;
  /** What columns are by their headers: null leaves one out, undefined where the call does not say. */
  targets: ReadonlyMap<string, string | null | undefined>;
  mode: ImportMode | undefined;
  creates: boolean;
  empties: number | null;
  isDry: boolean;
  as: string | undefined;
  errors: string | undefined;
};

/** The options that commands have which import a file. */
export const importOptions = {
  match: { type: 'string' },
  map: { type: 'string', multiple: true },
  mode: { type: 'string' },
  'update-only': { type: 'boolean' },
  empties: { type: 'string' },
  'dry-run': { type: 'boolean' },
  errors: { type: 'string' },
  as: { type: 'string' },
} as const;

/** The words of the call; throws UsageFailure where they are off. */
export function readImportOptions({ options }: CommandCall, file: string): ImportOptions {
  const mode = textOption(options, 'mode');
  const known = importModes.find((one) => one === mode);
  if (mode !== undefined && known === undefined) throw new UsageFailure('--mode is set, fill or clear.');
  const empties = textOption(options, 'empties');
  if (empties !== undefined && !/^\d{1,9}$/.test(empties)) throw new UsageFailure('--empties is a whole number.');
  const maps = Array.isArray(options.map) ? options.map.map(String) : [];
  const targets = new Map(
    maps.map((map): [string, string | null | undefined] => {
      const at = map.lastIndexOf('=');
      if (at === -1 && map !== '') return [map, undefined];
      if (at < 1) throw new UsageFailure(`--map takes 'Header=target', not "${map}".`);
      return [map.slice(0, at), map.slice(at + 1).trim() || null];
    }),
  );
  return {
    file,
    match: textOption(options, 'match'),
    targets,
    mode: known,
    creates: options['update-only'] !== true,
    empties: empties === undefined ? null : Number(empties),
    isDry: options['dry-run'] === true,
    as: textOption(options, 'as'),
    errors: textOption(options, 'errors'),
  };
}
