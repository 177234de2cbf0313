import { Tree, useTree } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const branch = (value: string, ...children: readonly string[]) => ({
  value,
  label: value,
  children: children.map((child) => ({ value: child, label: child })),
});

/** Invented brands and the places where they are made. */
const places = [
  branch('Kveld', 'Narvik', 'Tromso'),
  branch('Belvane', 'Utrecht', 'Gent', 'Lille'),
  branch('Cairn', 'Inverness'),
];

export function TreePart() {
  const t = useMessages(showcaseMessages);
  const tree = useTree({ initialExpandedState: { Kveld: true } });
  return (
    <Part name="tree" about="treeText">
      <Tree
        data={places}
        tree={tree}
        aria-label={t('tree')}
        renderNode={({ node, expanded, hasChildren, elementProps }) => (
          <div {...elementProps}>
            <span className={classes.node} data-open={expanded}>
              {hasChildren && <IconChevronRight size={16} aria-hidden />}
              {node.label}
            </span>
          </div>
        )}
      />
    </Part>
  );
}
