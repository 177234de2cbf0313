import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isRequestError, type RequestError } from '../../../data/index.ts';
import { useIssueText } from '../../form/index.ts';
import toolClasses from '../list-tools.module.css';
import classes from './builder.module.css';
import { clauseText, groupText } from './clause-text.ts';
import { clauseAt, emptyTree, parseTree, treeText, withoutParts, type Clause, type Group } from './filter-tree.ts';
import { useTreeWords, type AskedList, type NamedColumn } from './use-tree-words.ts';

type TreeChipsProps = { list: AskedList; columns: readonly NamedColumn[]; onOpen: () => void };

/** What the filter that people built asks, in words, each part removable; and what of an address could not be used. */
export function TreeChips({ list, columns, onOpen }: TreeChipsProps) {
  const { t, format, fields } = useTreeWords(list, columns);
  const words = { t, format, fields: fields ?? [] };
  const leftOut = useLeftOut(list);
  const issueText = useIssueText();
  const tree = useMemo(() => parseTree(list.where), [list.where]);
  // Until the fields are known nothing can be said of them.
  const parts = tree && fields ? partsOf(tree, words) : [];
  return (
    <>
      {leftOut && (
        <li className={classes.leftOut} role="alert">
          {leftOut.parts.length === 0 && t('leftOutUnread')}
          {leftOut.parts
            .map(({ clause, code }) => t('leftOut', { text: clauseText(clause, words), reason: issueText({ code }) }))
            .join(' ')}
        </li>
      )}
      {parts.map(({ key, text, rest }) => (
        <li key={key} className={toolClasses.chip}>
          <button type="button" className={classes.chipText} onClick={onOpen}>
            {text}
          </button>
          <button
            type="button"
            aria-label={t('removeFilter', { text })}
            onClick={() => list.setFilter('where', [treeText(rest)].filter(Boolean))}
          >
            <IconX size={14} />
          </button>
        </li>
      ))}
    </>
  );
}

type Part = {
  key: string;
  text: string;
  /** The tree without it. */
  rest: Group;
};

/** Parts of which all must be met stand alone; of which one is enough, together. */
function partsOf(tree: Group, words: Parameters<typeof clauseText>[1]): Part[] {
  if (tree.match === 'any') return [{ key: tree.key, text: groupText(tree, words), rest: emptyTree }];
  const without = (place: string) => withoutParts(tree, [place]);
  return [
    ...tree.clauses.map((clause, index) => ({
      key: clause.key,
      text: clauseText(clause, words),
      rest: without(`where.clauses.${index}`),
    })),
    ...tree.groups.map((group, index) => ({
      key: group.key,
      text: groupText(group, words),
      rest: without(`where.groups.${index}`),
    })),
  ];
}

type LeftOut = { parts: { clause: Clause; code: string }[]; rest: string };

/** Takes out of the address what the server cannot read, and remembers it to be said; the rest goes on. */
function useLeftOut({ error, where = '', setFilter }: AskedList): LeftOut | undefined {
  const refusal = where !== '' && isRequestError(error, 'BAD_FILTER') ? error : undefined;
  const [leftOut, setLeftOut] = useState<LeftOut & { refusal: RequestError }>();
  if (refusal && leftOut?.refusal !== refusal) setLeftOut({ refusal, ...readRefusal(where, refusal) });
  const rest = refusal && readRefusal(where, refusal).rest;
  const leave = useEffectEvent((text: string) => setFilter('where', [text].filter(Boolean)));
  useEffect(() => {
    if (rest !== undefined) leave(rest);
  }, [rest]);
  return leftOut?.rest === where ? leftOut : undefined;
}

/** What a refusal is about, and the filter without it. */
function readRefusal(where: string, { issues }: RequestError): LeftOut {
  const tree = parseTree(where);
  const places = issues.map(({ path }) => path);
  const kept = tree && !places.includes('where') ? treeText(withoutParts(tree, places)) : '';
  const parts = issues.flatMap(({ path, code }) => {
    const clause = tree && clauseAt(tree, path);
    return clause ? [{ clause, code }] : [];
  });
  // What cannot be told apart is left out as a whole, or it would be asked for again.
  return { parts, rest: kept === where ? '' : kept };
}
