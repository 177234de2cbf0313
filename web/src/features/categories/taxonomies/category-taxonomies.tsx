import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import { NodePicker, pathText } from './node-picker.tsx';
import classes from './taxonomies.module.css';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import { LinksOfCategoryDocument, type LinksOfCategoryQuery } from './taxonomies.operations.generated.ts';
import { useLinkCategory } from './use-link-category.ts';

type Linked = { id: string; version: number };
type Link = NonNullable<LinksOfCategoryQuery['category']>['taxonomyLinks'][number];

/** The node of each loaded taxonomy that a category is linked to, with the way to another one. */
export function CategoryTaxonomies({ category, isReadOnly }: { category: Linked; isReadOnly: boolean }) {
  const t = useMessages(taxonomiesMessages);
  const query = useQuery(documentQuery(LinksOfCategoryDocument, { id: category.id }));
  const { taxonomies = [], category: found } = query.data ?? {};
  const links = found?.taxonomyLinks ?? [];
  const publishers = [...new Set([...taxonomies, ...links].map(({ publisher }) => publisher))].toSorted();
  return (
    <Section id="taxonomies" title={t('taxonomies')}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && publishers.length === 0 && (
        <>
          <p className={classes.note}>{t('loadFirst')}</p>
          <ButtonLink to="/categories/taxonomies">{t('taxonomies')}</ButtonLink>
        </>
      )}
      {publishers.map((publisher) => (
        <OneTaxonomy
          key={publisher}
          publisher={publisher}
          category={category}
          link={links.find((one) => one.publisher === publisher)}
          isReadOnly={isReadOnly || !taxonomies.some((one) => one.publisher === publisher)}
        />
      ))}
    </Section>
  );
}

type OneTaxonomyProps = {
  publisher: Link['publisher'];
  category: Linked;
  link: Link | undefined;
  isReadOnly: boolean;
};

function OneTaxonomy({ publisher, category: { id, version }, link, isReadOnly }: OneTaxonomyProps) {
  const t = useMessages(taxonomiesMessages);
  const { run, isPending } = useLinkCategory();
  const before = link?.externalId ?? null;
  const choose = (externalId: string | null) => void run({ id, version, publisher, externalId, before });
  return (
    <div className={classes.link}>
      <h3>{t(publisher)}</h3>
      <p>{link ? <LinkedNode link={link} /> : t('notLinked')}</p>
      {!isReadOnly && (
        <>
          <NodePicker
            publisher={publisher}
            label={t('chooseFor', { taxonomy: t(publisher) })}
            current={link?.node ? { externalId: link.externalId, path: link.node.path } : null}
            onChoose={choose}
          />
          {link && (
            <Button
              variant="default"
              loading={isPending}
              aria-label={t('removeFrom', { taxonomy: t(publisher) })}
              onClick={() => choose(null)}
            >
              {t('remove')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function LinkedNode({ link: { externalId, release, node } }: { link: Link }) {
  const t = useMessages(taxonomiesMessages);
  const state = node ? node.goneSinceRelease && t('goneSince', { release: node.goneSinceRelease }) : t('notLoaded');
  return (
    <>
      {node && <bdi>{pathText(node.path)}</bdi>}{' '}
      <span className={classes.note}>
        <bdi>{[externalId, release, state].filter(Boolean).join(' · ')}</bdi>
      </span>
    </>
  );
}
