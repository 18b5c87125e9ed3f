import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';
import type { ReactElement } from 'react';
import { FormulaView } from './formula-view.tsx';
import type { FormulaFacts } from './node-facts.ts';

type SerializedFormula = Spread<FormulaFacts, SerializedLexicalNode>;

export class FormulaNode extends DecoratorNode<ReactElement> {
  __facts: FormulaFacts;

  static override getType(): string {
    return 'formula';
  }

  static override clone(node: FormulaNode): FormulaNode {
    return new FormulaNode(node.__facts, node.__key);
  }

  static override importJSON(json: unknown): FormulaNode {
    const { latex, inline, html, within } = json as SerializedFormula;
    return new FormulaNode({ latex, inline, html: html ?? '', within: within ?? inline });
  }

  constructor(facts: FormulaFacts, key?: NodeKey) {
    super(key);
    this.__facts = facts;
  }

  override exportJSON(): SerializedFormula {
    return { ...this.__facts, type: 'formula', version: 1 };
  }

  getFacts(): FormulaFacts {
    return this.getLatest().__facts;
  }

  setFacts(facts: FormulaFacts): void {
    this.getWritable().__facts = facts;
  }

  override getTextContent(): string {
    const { latex, inline } = this.getFacts();
    return inline ? `$${latex}$` : `$$${latex}$$`;
  }

  override isInline(): boolean {
    const { inline, within } = this.__facts;
    return within ?? inline;
  }

  override createDOM(): HTMLElement {
    return document.createElement(this.isInline() ? 'span' : 'div');
  }

  override updateDOM(before: this): boolean {
    return before.isInline() !== this.isInline();
  }

  override decorate(): ReactElement {
    return <FormulaView nodeKey={this.__key} facts={this.__facts} />;
  }
}

export const $isFormulaNode = (node: LexicalNode | null | undefined): node is FormulaNode =>
  node instanceof FormulaNode;
