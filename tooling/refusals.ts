import { basename } from 'node:path';
import {
  declaredBeside,
  filesOf,
  fromBeside,
  type Gathered,
  heading,
  missingFiles,
  nameOf,
  sharedKeys,
  spreads,
  translationModule,
} from './beside-contracts.ts';
import { translatedLanguages } from './i18n-check.ts';

/** Finds what each feature refuses and writes the modules that gather it: English for the contracts, a file per language for the dashboard. */
export async function gatherRefusals(root: string): Promise<Gathered> {
  const sources = declaredBeside(root, 'refusals');
  // Keys are stored and sent without their feature, so that one key has one sentence.
  const shared = await sharedKeys(root, [...filesOf(root, 'contracts/src/wording/*.texts.ts'), ...sources], (file) =>
    file.endsWith('.refusals.ts') ? 'english' : `${basename(file, '.texts.ts')}Texts`,
  );
  const files = new Map([['contracts/src/wording/refusals.generated.ts', englishModule(sources)]]);
  for (const language of translatedLanguages)
    files.set(
      `web/src/i18n/wording/refusals.${language}.generated.ts`,
      translationModule(sources, language, 'refusals', 'refusals'),
    );
  return { files, problems: [...missingFiles(root, sources), ...shared] };
}

function englishModule(sources: readonly string[]): string {
  const imports = sources.map(
    (file) => `import { english as ${nameOf(file, 'refusals')} } from '${fromBeside(file)}';\n`,
  );
  const doc = '/** What every feature refuses, in English. */\n';
  return `${heading}${imports.join('')}\n${doc}export const refusalTexts = {\n${spreads(sources, 'refusals')}};\n`;
}
