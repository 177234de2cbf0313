import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { namedText, type Format, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { usableConfig, type CrawlerControl } from './crawler-config.ts';
import classes from './crawler.module.css';
import { crawlersMessages, english } from './crawlers.messages.ts';
import { TestCrawlerAddressDocument, type TestCrawlerAddressQuery } from './crawlers.operations.generated.ts';

type Verdict = TestCrawlerAddressQuery['testCrawlerAddress'];

/** What these settings would do with one address: scope, robots.txt, page type. */
export function AddressTester({ control }: { control: CrawlerControl }) {
  const t = useMessages(crawlersMessages);
  const tKit = useMessages(kitMessages);
  const values = useWatch({ control });
  const [url, setUrl] = useState('');
  const draft = usableConfig(values);
  const test = useMutation({
    mutationFn: async (input: NonNullable<typeof draft>) =>
      (await requestGraphql(TestCrawlerAddressDocument, { ...input, url: url.trim() })).testCrawlerAddress,
  });
  return (
    <Section id="tester" title={t('testAddress')}>
      <form
        className={classes.tester}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft && url.trim() !== '') test.mutate(draft);
        }}
      >
        <TextInput
          label={t('address')}
          description={draft ? t('testAddressHelp') : t('estimateNeeds')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder="https://shop.example/item/1"
          inputMode="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={test.isError ? tKit('failedTitle') : undefined}
        />
        <Button type="submit" variant="default" loading={test.isPending} disabled={!draft || url.trim() === ''}>
          {t('test')}
        </Button>
      </form>
      <div aria-live="polite">{test.data && <VerdictFacts verdict={test.data} />}</div>
    </Section>
  );
}

function VerdictFacts({ verdict }: { verdict: Verdict }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const { sentence } = useWording();
  const { inScope, robotsAllowed, pageType, error } = verdict;
  const isFetched = inScope && (robotsAllowed ?? error === null);
  return (
    <>
      <p className={classes.verdict}>
        <StatusDot tone={isFetched ? 'success' : 'warning'} label={t(isFetched ? 'wouldFetch' : 'wouldSkip')} />
      </p>
      <Facts
        facts={[
          { label: t('scope'), value: scopeText(verdict, t) },
          ...(robotsAllowed === null ? [] : [{ label: 'robots.txt', value: robotsText(verdict, t, format) }]),
          ...(pageType ? [{ label: t('pageType'), value: namedText(t, english, 'pageType', pageType) }] : []),
          ...(verdict.canonicalUrl && verdict.canonicalUrl !== verdict.url
            ? [{ label: t('readAs'), value: <bdi>{verdict.canonicalUrl}</bdi> }]
            : []),
        ]}
      />
      {error && <p className={classes.advice}>{sentence(error)}</p>}
    </>
  );
}

type T = ReturnType<typeof useMessages<typeof english>>;

function scopeText({ inScope, scopeReason }: Verdict, t: T): string {
  if (inScope) return t('inScope');
  return scopeReason ? namedText(t, english, 'scopeReason', scopeReason) : t('notInScope');
}

function robotsText({ robotsAllowed, robotsRule, robotsLine }: Verdict, t: T, format: Format): string {
  const verdict = t(robotsAllowed ? 'robotsAllows' : 'robotsForbids');
  if (!robotsRule) return verdict;
  const line = robotsLine === null ? '' : ` (${t('line', { line: robotsLine })})`;
  return `${format.label(verdict)} ${robotsRule}${line}`;
}
