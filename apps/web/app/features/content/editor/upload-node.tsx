import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';
import type { ReactElement } from 'react';
import type { UploadFacts } from './node-facts.ts';
import { UploadView } from './upload-view.tsx';

type SerializedUpload = Spread<UploadFacts, SerializedLexicalNode>;

/** A picture that was uploaded here before. */
export class UploadNode extends DecoratorNode<ReactElement> {
  __facts: UploadFacts;

  static override getType(): string {
    return 'upload';
  }

  static override clone(node: UploadNode): UploadNode {
    return new UploadNode(node.__facts, node.__key);
  }

  static override importJSON(json: unknown): UploadNode {
    const { url, mimeType, alt, width, height } = json as SerializedUpload;
    return new UploadNode({ url, mimeType, alt: alt ?? '', ...(width && height && { width, height }) });
  }

  constructor(facts: UploadFacts, key?: NodeKey) {
    super(key);
    this.__facts = facts;
  }

  override exportJSON(): SerializedUpload {
    return { ...this.__facts, type: 'upload', version: 1 };
  }

  getFacts(): UploadFacts {
    return this.getLatest().__facts;
  }

  setFacts(facts: UploadFacts): void {
    this.getWritable().__facts = facts;
  }

  override isInline(): boolean {
    return false;
  }

  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override decorate(): ReactElement {
    return <UploadView nodeKey={this.__key} facts={this.__facts} />;
  }
}

export const $isUploadNode = (node: LexicalNode | null | undefined): node is UploadNode =>
  node instanceof UploadNode;
