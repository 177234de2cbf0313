import { describe, expect, it } from 'vitest';
import { errorFile } from '../../platform/imports/index.ts';
import type { ReaderLanguage } from '../../platform/reader-language.ts';
import { testApi } from '../../testing/index.ts';
import { findLeftRecords } from '../bulk/index.ts';
import { sayIn } from './index.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const own = importer(api.engines, await api.newUser({ roleKeys: ['administrator'] }));

async function errorsOf(id: string, language: ReaderLanguage): Promise<string[]> {
  const parts = {
    say: await sayIn(language),
    leftRows: (jobId: string, after: number, first: number) => findLeftRecords(deps.db, jobId, after, first),
  };
  let text = '';
  for await (const part of errorFile(deps, await own.look(id), parts)) text += part;
  return text.split('\r\n');
}

describe('the error file of an import', () => {
  it('has the rows that the check refused and those that the job left, in their order and the language of the reader', async () => {
    const file = (color: string) =>
      ['GTIN,Name,Weight', '4006381333931,One,1 kg', '4006381333932,Two,2 kg', `4006381333948,Three,${color}`].join(
        '\n',
      );
    await own.apply((await own.preview(file('3 kg'))).id);
    const next = await own.preview(file('4 kg'));
    await own.apply((await own.preview(file('5 kg'))).id);
    await own.apply(next.id);
    expect(await errorsOf(next.id, 'de')).toEqual([
      '\u{feff}Zeile,Was nicht stimmt,GTIN,Name,Weight',
      '3,"GTIN: Die Prüfziffer von „4006381333932“ stimmt nicht, mindestens eine Ziffer ist also falsch. Vergleichen Sie mit der Packung.",4006381333932,Two,2 kg',
      '4,"Es wurde nach der Prüfung geändert. Prüfen Sie die Datei noch einmal, und wenden Sie sie neu an.",4006381333948,Three,4 kg',
      '',
    ]);
    const [heads] = await errorsOf(next.id, 'fr');
    expect(heads).toBe('\u{feff}Ligne,Ce qui ne va pas,GTIN,Name,Weight');
  });

  it('says of its rows what was noticed too, and has no row for a notice alone', async () => {
    const head = 'GTIN,Name,SKU,Pack size';
    const held = [
      '4006381334006,Holder 1,HELD-1,1',
      '4006381334013,Holder 2,HELD-2,1',
      '4006381334020,Holder 3,HELD-3,1',
    ];
    await own.apply((await own.preview([head, ...held].join('\n'))).id);
    const rows = ['4006381334037,Late,HELD-1,1', '4006381334044,Wrong,HELD-2,many', '4006381334051,Taken,HELD-3,1'];
    const next = await own.preview([head, ...rows].join('\n'));
    expect(next.counts).toMatchObject({ create: 2, refused: 1, noticed: 2 });
    await own.apply((await own.preview('GTIN,Name\n4006381334037,Earlier\n')).id);
    await own.apply(next.id);
    const notice = (at: number) => `SKU: The product “Holder ${at}” has “HELD-${at}” too.`;
    const [, late, wrong, ...others] = await errorsOf(next.id, 'en');
    expect(late).toMatch(/^2,"It was changed after the check\. /);
    expect(late).toContain(notice(1));
    expect(wrong).toMatch(/^3,Pack size: /);
    expect(wrong).toContain(notice(2));
    expect(others).toEqual(['']);
  });

  it('is sent again without its two columns, no matter who read it in which language', async () => {
    const { id } = await own.preview('GTIN;Name\n4006381333932;"Two\nlines"\n');
    const corrected = (await errorsOf(id, 'pt')).join('\r\n').replaceAll('4006381333932', '4006381333955');
    const again = await own.preview(corrected);
    expect(again.import.columns.map(({ target, reason }) => target ?? reason)).toEqual([
      'error_file',
      'error_file',
      'gtin',
      'name:en',
    ]);
    expect(again.rows).toMatchObject([{ plan: 'create', name: 'Two\nlines' }]);
    expect((await errorsOf(again.id, 'en')).length).toBe(2);
  });
});
