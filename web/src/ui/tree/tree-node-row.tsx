import { IconArrowMoveRight, IconChevronRight, IconGripVertical, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type CSSProperties, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { MarkedText } from './marked-text.tsx';
import { treeMessages } from './tree.messages.ts';
import classes from './tree.module.css';
import type { AddBelow, NodeLink, TreeColumn, TreeNode } from './tree-data.ts';
import type { NodeRow } from './tree-rows.ts';

type TreeNodeRowProps<Node extends TreeNode> = {
  row: NodeRow<Node>;
  index: number;
  start: number;
  rowIndex: number;
  columns: readonly TreeColumn<Node>[];
  nodeLink: NodeLink<Node> | undefined;
  addBelow: AddBelow<Node> | undefined;
  match: string | undefined;
  isActive: boolean;
  isSelected: boolean | undefined;
  onSelect: ((id: string, isRange: boolean) => void) | undefined;
  onActivate: (id: string) => void;
  onToggle: ((id: string, isOpen: boolean) => void) | undefined;
  onExpect: ((id: string) => void) | undefined;
  isMoving: boolean;
  onAskMove: ((row: NodeRow<Node>) => void) | undefined;
  isDraggable: boolean;
};

function TreeNodeRowOf<Node extends TreeNode>(props: TreeNodeRowProps<Node>) {
  const { row, index, start, rowIndex, columns, nodeLink, addBelow, match = '', isActive, isSelected } = props;
  const { node, level, isOpen, hasChildren, path } = row;
  const t = useMessages(treeMessages);
  const tKit = useMessages(kitMessages);
  const link = nodeLink?.(node);
  const tabIndex = isActive ? 0 : -1;
  const select = (event: MouseEvent) => {
    event.stopPropagation();
    props.onSelect?.(node.id, event.shiftKey);
  };
  const name = <MarkedText text={node.name} match={match} />;
  return (
    <tr
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      aria-rowindex={rowIndex}
      data-index={index}
      data-moving={props.isMoving}
      className={classes.row}
      style={{ transform: `translateY(${start}px)`, '--level': level - 1 } as CSSProperties}
      onFocus={() => props.onActivate(node.id)}
    >
      {isSelected !== undefined && (
        <td className={classes.select}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={tKit('selectRow', { name: node.name })}
            tabIndex={tabIndex}
            onClick={select}
            readOnly
          />
        </td>
      )}
      <td className={classes.nameCell}>
        <span className={classes.indent} aria-hidden />
        {hasChildren ? (
          <button
            type="button"
            className={classes.expander}
            // The arrow keys of the row do it.
            tabIndex={-1}
            aria-label={t(isOpen ? 'close' : 'open', { name: node.name })}
            onPointerEnter={() => !isOpen && props.onExpect?.(node.id)}
            onClick={() => props.onToggle?.(node.id, !isOpen)}
          >
            <IconChevronRight size={16} stroke={1.8} aria-hidden />
          </button>
        ) : (
          !path && <span className={classes.leaf} aria-hidden />
        )}
        <span className={classes.texts}>
          {link ? (
            <Link {...link} className={classes.name} tabIndex={tabIndex} draggable={false}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className={classes.name}>{name}</bdi>
          )}
          {path && (
            <span className={classes.path}>
              {path.length === 0 ? t('atTop') : path.map((one) => one.name).join(' › ')}
            </span>
          )}
        </span>
        {(addBelow || props.isDraggable || props.onAskMove) && (
          <span className={classes.orders}>
            {props.isDraggable && (
              <span className={classes.handle} data-handle aria-hidden>
                <IconGripVertical size={16} stroke={1.8} />
              </span>
            )}
            {addBelow && (
              <Link
                {...addBelow.link(node)}
                className={classes.add}
                tabIndex={tabIndex}
                aria-label={addBelow.label(node.name)}
                title={addBelow.label(node.name)}
                draggable={false}
              >
                <IconPlus size={16} stroke={1.8} aria-hidden />
              </Link>
            )}
            {props.onAskMove && (
              <button
                type="button"
                className={classes.move}
                tabIndex={-1}
                aria-label={t('moveOne', { name: node.name })}
                title={t('moveOne', { name: node.name })}
                onClick={() => props.onAskMove?.(row)}
              >
                <IconArrowMoveRight size={16} stroke={1.8} aria-hidden />
              </button>
            )}
          </span>
        )}
      </td>
      {columns.map(({ key, header, cell, isNumber }) => (
        <td key={key} className={classes.cell} data-number={isNumber === true} title={header}>
          <bdi className={classes.value}>{cell(node, tabIndex)}</bdi>
        </td>
      ))}
    </tr>
  );
}

/** Scrolling redraws the window many times a second; a row that stayed the same is left alone. */
export const TreeNodeRow = memo(TreeNodeRowOf) as typeof TreeNodeRowOf;
