import { grabberInput, type GrabberDraft } from '@quarry/contracts/grabbers';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RecordForm, useRecordForm } from '../../ui/form/index.ts';
import { ConfigurableStateDot } from '../../ui/lifecycle/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { ChangePreview } from './change-preview.tsx';
import { Coverage } from './coverage.tsx';
import { configValuesOf, valuesOf, type GrabberValues } from './grabber-config.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { LoadPageGrabber } from './load-page-grabber.tsx';
import {
  StoredPagesDocument,
  type GrabberDetailFragment,
  type StoredPagesQuery,
} from './grabbers.operations.generated.ts';
import { PagePicker } from './page-picker.tsx';
import { PageTest, type PageSpot, useTypedConfig } from './page-test.tsx';
import { StrategyFields } from './reading-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { SelectorProposal } from './selector-proposal.tsx';
import { StoredPageFrame } from './stored-page-frame.tsx';
import { useUpdateGrabber } from './use-save-grabber.ts';
import classes from './workbench.module.css';

/** How many stored pages can be leafed through and are looked over for a change. */
const shownPages = 200;

const noSpot: PageSpot = { mark: undefined, item: null };

export function WorkbenchScreen() {
  const { grabberId } = useParams({ from: '/shell/grabbers/$grabberId/workbench' });
  return (
    <LoadPageGrabber grabberId={grabberId}>
      {(grabber, crawlerId) => (
        <WithPages key={`${grabber.id} ${grabber.version}`} grabber={grabber} crawlerId={crawlerId} />
      )}
    </LoadPageGrabber>
  );
}

function WithPages({ grabber, crawlerId }: { grabber: GrabberDetailFragment; crawlerId: string }) {
  const t = useMessages(grabbersMessages);
  const { find } = useSearch({ from: '/shell/grabbers/$grabberId/workbench' });
  const query = useRecord(StoredPagesDocument, { crawlerId, search: find ?? null, first: shownPages });
  if (query.error && !query.data) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data?.storedPages.length === 0 && find === undefined) {
    return (
      <EmptyState title={t('noStoredPages')} text={t('noStoredPagesText')}>
        <ButtonLink to="/crawlers/$crawlerId" params={{ crawlerId }} isPrimary>
          {t('openCrawler')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <Workbench grabber={grabber} pages={query.data?.storedPages ?? []} isLoading={query.isPending} />;
}

type WorkbenchProps = {
  grabber: GrabberDetailFragment;
  pages: StoredPagesQuery['storedPages'];
  isLoading: boolean;
};

/** The stored page on one side, what is read from it on the other, the rules between them, and what they change below. */
function Workbench({ grabber, pages, isLoading }: WorkbenchProps) {
  const t = useMessages(grabbersMessages);
  const abilities = useAbilities();
  const navigate = useNavigate({ from: '/grabbers/$grabberId/workbench' });
  const search = useSearch({ from: '/shell/grabbers/$grabberId/workbench' });
  const form = useRecordForm<GrabberValues, GrabberDraft>(grabberInput, valuesOf(grabber));
  const save = useUpdateGrabber(grabber, () => undefined);
  const page = pages.find(({ id }) => id === search.page) ?? pages[0];
  const saved = configValuesOf(grabber.config);
  const [spot, setSpot] = useState<PageSpot>(noSpot);
  return (
    <RecordPage
      isWide
      title={t('workbenchOf', { name: grabber.name })}
      status={<ConfigurableStateDot state={grabber.state} />}
    >
      <RecordForm
        form={form}
        onSave={save}
        record={{ entity: 'grabber', id: grabber.id }}
        saveLabel={t('saveRules')}
        isReadOnly={!abilities.can('update', 'Grabber') || grabber.lockedFields.includes('config')}
        right={{ action: 'update', subject: 'Grabber' }}
      >
        <PagePicker
          pages={pages}
          page={page}
          find={search.find ?? ''}
          isLoading={isLoading}
          onFind={(find) => void navigate({ search: find === '' ? {} : { find }, replace: true })}
          onPick={(id) => {
            setSpot(noSpot);
            void navigate({ search: (before) => ({ ...before, page: id }), replace: true });
          }}
        />
        <div className={classes.bench}>
          <SpottedPage page={page} spot={spot} />
          <div className={classes.reading}>
            <PageTest key={page?.id} pageId={page?.id} saved={saved} mark={spot.mark} onSpot={setSpot} />
            <SelectorProposal key={`proposal ${page?.id}`} pageId={page?.id} saved={saved} />
            <Section id="rules" title={t('rules')}>
              <RuleFields />
            </Section>
            <Section id="strategies" title={t('strategies')}>
              <StrategyFields />
            </Section>
          </div>
        </div>
        <ChangePreview grabberId={grabber.id} pages={pages} saved={saved} />
        <Coverage coverage={grabber.coverage} empty={t('noOffers')} />
      </RecordForm>
    </RecordPage>
  );
}

type SpottedPageProps = { page: StoredPagesQuery['storedPages'][number] | undefined; spot: PageSpot };

/** The stored page with the items of the settings as they are typed. */
function SpottedPage({ page, spot: { mark, item } }: SpottedPageProps) {
  const selector = useTypedConfig()?.itemSelector;
  return <StoredPageFrame page={page} mark={mark} items={selector ? { selector, item } : undefined} />;
}
