import { readFile } from 'node:fs/promises';
import { checkInput, type InputIssue } from '@quarry/contracts/common';
import { type GrabberConfig, grabberConfigInput } from '@quarry/contracts/grabbers';
import { extractPage, type ExtractedPage, type PageInput } from '@quarry/extraction/page';
import { UsageFailure } from './command.ts';
import { callerPath } from './input.ts';

/** Reads the offers of one page; `reason` and `code` are present exactly when there are none. */
export type PageReader = (page: PageInput) => Pick<ExtractedPage, 'offers' | 'warnings' | 'reason'> & { code?: string };

/** The reader of structured data, or with the path of a grabber's configuration one that reads as that grabber does. */
export async function pageReader(configPath: string | undefined): Promise<PageReader> {
  if (configPath === undefined) return (page) => extractPage(page, { now: Date.now() });
  const { readPageOffers, selectorIssues } = await import('../../features/grabbers/index.ts');
  const config = await readConfig(configPath, selectorIssues);
  return ({ html, url, contentType = null }) => {
    const isText = typeof html === 'string';
    const bytes = isText ? new TextEncoder().encode(html) : html;
    const { offers, warnings, nothing } = readPageOffers(
      { bytes, url, mediaType: isText ? 'text/html; charset=utf-8' : contentType, fetchedAt: new Date() },
      config,
    );
    return { offers, warnings, ...(nothing && { reason: nothing.reason, code: nothing.code }) };
  };
}

async function readConfig(
  path: string,
  selectorIssues: (config: GrabberConfig) => InputIssue[],
): Promise<GrabberConfig> {
  const text = await readFile(callerPath(path), 'utf8').catch(() => {
    throw new UsageFailure(`The configuration "${path}" cannot be read; check the path.`);
  });
  const checked = checkInput(grabberConfigInput, parsed(path, text));
  const issues = checked.ok ? selectorIssues(checked.value) : checked.issues;
  const [first] = issues;
  if (first)
    throw new UsageFailure(
      `In the configuration "${path}", ${first.path.replace(/^config\./, '') || 'the whole'}: ${first.message}`,
    );
  if (!checked.ok) throw new UsageFailure(`The configuration "${path}" cannot be used.`);
  return checked.value;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageFailure(
      `The configuration "${path}" is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
