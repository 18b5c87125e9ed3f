import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '~/lib/site.ts';
import { Typeset } from '~/ui/typeset.tsx';
import { headingsOf } from './post-headings.rules.ts';
import styles from './rich-text.module.css';
import {
  childrenOf,
  formatsOf,
  formulaOf,
  linkAddress,
  pictureOf,
  type RichNode,
  rootNodes,
  spans,
  type TextFormat,
  text,
  withTails,
} from './rich-text.rules.ts';

/** Rich text from its tree of nodes. Only the kinds listed here are drawn; of others, what is inside them. */
export function RichText({ content }: { content: unknown }) {
  const ids = new Map(headingsOf(content).map(({ node, id }) => [node, id]));
  return (
    <div className={styles.text}>
      {rootNodes(content).map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes have an order and nothing else, and it never changes
        <Node key={index} node={node} id={ids.get(node)} />
      ))}
    </div>
  );
}

const drawAll = (nodes: readonly RichNode[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes have an order and nothing else, and it never changes
  withTails(nodes).map((node, index) => <Node key={index} node={node} />);

const formatTags: Record<TextFormat, 'strong' | 'em' | 's' | 'u' | 'code' | 'sub' | 'sup'> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
};

/** The page has its own heading of the first rank. */
const headingTags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

function Node({ node, id }: { node: RichNode; id?: string | undefined }): ReactNode {
  const inside = () => drawAll(childrenOf(node));
  switch (node.type) {
    case 'text':
      return <Formatted formats={formatsOf(node)}>{text(node.text)}</Formatted>;
    case 'formula':
      return <Formula node={node} />;
    case 'linebreak':
      return <br />;
    case 'tab':
      return ' ';
    case 'paragraph':
      return childrenOf(node).length > 0 ? <p>{inside()}</p> : null;
    case 'heading': {
      const Tag = headingTags[node.tag as keyof typeof headingTags] ?? 'h2';
      return <Tag id={id}>{inside()}</Tag>;
    }
    case 'list':
      return node.listType === 'number' || node.tag === 'ol' ? <ol>{inside()}</ol> : <ul>{inside()}</ul>;
    case 'listitem':
      return <li>{inside()}</li>;
    case 'quote':
      return <blockquote>{inside()}</blockquote>;
    case 'horizontalrule':
      return <hr />;
    case 'code':
      return (
        <pre>
          <code>{inside()}</code>
        </pre>
      );
    case 'link':
    case 'autolink':
      return <RichLink node={node}>{inside()}</RichLink>;
    case 'upload':
      return <Upload node={node} />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles.table} tabIndex={0} aria-label="Table">
          <table>
            <tbody>{inside()}</tbody>
          </table>
        </section>
      );
    case 'tablerow':
      return <tr>{inside()}</tr>;
    case 'tablecell':
      return Number(node.headerState) > 0 ? (
        <th scope={node.headerState === 2 ? 'row' : 'col'} {...spans(node)}>
          {inside()}
        </th>
      ) : (
        <td {...spans(node)}>{inside()}</td>
      );
    default:
      return inside();
  }
}

function Formatted({
  formats,
  children,
}: {
  formats: readonly TextFormat[];
  children: ReactNode;
}): ReactNode {
  const [first, ...others] = formats;
  if (!first) return children;
  const Tag = formatTags[first];
  return (
    <Tag>
      <Formatted formats={others}>{children}</Formatted>
    </Tag>
  );
}

function RichLink({ node, children }: { node: RichNode; children: ReactNode }) {
  const { variant } = useSite();
  const address = linkAddress(node);
  if (!address || isLeftOut(variant, address)) return children;
  if (address.startsWith('/')) return <Link to={address}>{children}</Link>;
  const elsewhere = address.startsWith('http');
  return (
    <a href={address} {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {elsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

function Upload({ node }: { node: RichNode }) {
  const picture = pictureOf(node);
  if (!picture) return null;
  const { url, alt, ...size } = picture;
  return (
    <figure>
      <img src={url} alt={alt} {...size} loading="lazy" decoding="async" />
    </figure>
  );
}

function Formula({ node }: { node: RichNode }) {
  const { html, source, inline, tail } = formulaOf(node);
  if (!html && !inline) return <pre>{source}</pre>;
  const formula = html ? <Typeset value={{ html }} inline={inline} /> : <code>{source}</code>;
  if (tail === undefined) return formula;
  return (
    <span className={styles.kept}>
      {formula}
      {tail}
    </span>
  );
}
