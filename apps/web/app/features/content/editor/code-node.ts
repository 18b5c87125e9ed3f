import {
  $createParagraphNode,
  $isTextNode,
  ElementNode,
  type LexicalNode,
  type ParagraphNode,
  type RangeSelection,
  type SerializedElementNode,
} from 'lexical';

/** Lines as they are typed. Enter makes a new line; on a second empty one it leaves. */
export class CodeBlockNode extends ElementNode {
  static override getType(): string {
    return 'code';
  }

  static override clone(node: CodeBlockNode): CodeBlockNode {
    return new CodeBlockNode(node.__key);
  }

  static override importJSON(json: unknown): CodeBlockNode {
    return new CodeBlockNode().updateFromJSON(json as SerializedElementNode);
  }

  override exportJSON(): SerializedElementNode {
    return { ...super.exportJSON(), type: 'code' };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('pre');
    element.setAttribute('spellcheck', 'false');
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override insertNewAfter(_selection: RangeSelection, restore = true): ParagraphNode {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restore);
    return paragraph;
  }

  override collapseAtStart(): boolean {
    const paragraph = $createParagraphNode();
    this.replace(paragraph.append(...this.getChildren().filter($isTextNode)));
    return true;
  }
}

export const $createCodeBlockNode = (): CodeBlockNode => new CodeBlockNode();
export const $isCodeBlockNode = (node: LexicalNode | null | undefined): node is CodeBlockNode =>
  node instanceof CodeBlockNode;
