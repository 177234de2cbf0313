import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

const plainTags = new Set(
  'p br strong b em i u s ul ol li blockquote code pre h2 h3 h4 hr table thead tbody tr th td'.split(' '),
);
const silentTags = new Set(['script', 'style', 'iframe', 'object', 'template']);

/** A text with markup, of which only what is known to be harmless is drawn. */
export function RichText({ html }: { html: string }) {
  const drawn = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className={classes.text}>{drawn}</div>;
}

function childrenOf(node: Node): ReactNode {
  return createElement(Fragment, null, ...[...node.childNodes].map(nodeOf));
}

function nodeOf(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  const tag = node.localName;
  if (silentTags.has(tag)) return null;
  if (tag === 'a') return linkOf(node);
  if (!plainTags.has(tag)) return childrenOf(node);
  return node.childNodes.length === 0 ? createElement(tag) : createElement(tag, null, childrenOf(node));
}

function linkOf(node: Element): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!/^(https?:|mailto:|\/(?!\/)|#)/i.test(href)) return childrenOf(node);
  return (
    <a href={href} rel="noopener noreferrer" {...(/^https?:/i.test(href) ? { target: '_blank' } : {})}>
      {childrenOf(node)}
    </a>
  );
}
