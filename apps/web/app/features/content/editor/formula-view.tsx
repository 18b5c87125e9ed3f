import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import type { NodeKey } from 'lexical';
import { Typeset } from '~/ui/typeset.tsx';
import { useEditorDialogs } from './editor-dialogs.ts';
import type { FormulaFacts } from './node-facts.ts';
import styles from './rich-editor.module.css';

/** On pages a large formula is a group that can be scrolled; here it is inside a button already. */
const bare = (html: string): string => html.replace(/^<div class="formula"[^>]*>([\s\S]*)<\/div>$/, '$1');

/** A formula where it stands; a press opens it. */
export function FormulaView({ nodeKey, facts }: { nodeKey: NodeKey; facts: FormulaFacts }) {
  const { openFormula } = useEditorDialogs();
  const [selected] = useLexicalNodeSelection(nodeKey);
  return (
    <button
      type="button"
      className={styles.formula}
      data-inline={facts.inline || undefined}
      data-selected={selected || undefined}
      onClick={() => openFormula(nodeKey)}
    >
      <span className="visually-hidden">Formula {facts.latex}. Edit</span>
      <span aria-hidden="true">
        {facts.html ? <Typeset value={{ html: bare(facts.html) }} inline /> : <code>{facts.latex}</code>}
      </span>
    </button>
  );
}
