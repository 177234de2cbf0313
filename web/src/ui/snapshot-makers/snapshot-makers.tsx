import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Facts } from '../record/index.ts';
import { snapshotMakersMessages } from './snapshot-makers.messages.ts';

type Fact = { label: string; value: ReactNode };

type MakerSettings = { id: string; name: string; version: number; isCurrent: boolean };

type MadeBy = {
  extractorVersion: string | null;
  isExtractorCurrent: boolean;
  grabber: MakerSettings | null;
  crawler: MakerSettings | null;
} | null;

/** The versions that made a snapshot, each with its way to the settings; nothing of what the reader may not read. */
export function SnapshotMakers({ madeBy }: { madeBy: MadeBy }) {
  const facts = useMakerFacts(madeBy);
  return facts.length === 0 ? null : <Facts facts={facts} />;
}

/** The same as facts, for who has others beside them. */
export function useMakerFacts(madeBy: MadeBy): Fact[] {
  const t = useMessages(snapshotMakersMessages);
  if (madeBy === null) return [];
  const { extractorVersion, isExtractorCurrent, grabber, crawler } = madeBy;
  const versionOf = (text: string, isCurrent: boolean) => (isCurrent ? text : `${text} · ${t('outdated')}`);
  const settingsOf = ({ version, isCurrent }: MakerSettings) =>
    versionOf(t('settings', { version: String(version) }), isCurrent);
  const facts: Fact[] = [];
  if (extractorVersion !== null) {
    const version = t('version', { version: extractorVersion });
    facts.push({ label: t('extraction'), value: versionOf(version, isExtractorCurrent) });
  }
  if (grabber) {
    const link = (
      <Link to="/grabbers/$grabberId" params={{ grabberId: grabber.id }}>
        {grabber.name}
      </Link>
    );
    facts.push({ label: t('grabber'), value: <Maker link={link} settings={settingsOf(grabber)} /> });
  }
  if (crawler) {
    const link = (
      <Link to="/crawlers/$crawlerId" params={{ crawlerId: crawler.id }}>
        {crawler.name}
      </Link>
    );
    facts.push({ label: t('crawler'), value: <Maker link={link} settings={settingsOf(crawler)} /> });
  }
  return facts;
}

function Maker({ link, settings }: { link: ReactNode; settings: string }) {
  return (
    <>
      {link}, {settings}
    </>
  );
}
