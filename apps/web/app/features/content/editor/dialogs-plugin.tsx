import { $isLinkNode, TOGGLE_LINK_COMMAND } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $findMatchingParent } from '@lexical/utils';
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $isRootOrShadowRoot,
  type NodeKey,
} from 'lexical';
import { type ReactNode, useMemo, useState } from 'react';
import { type EditorDialogs, EditorDialogsContext } from './editor-dialogs.ts';
import { FormulaDialog } from './formula.dialog.tsx';
import { $isFormulaNode, FormulaNode } from './formula-node.tsx';
import { $insertBlock } from './insert-block.ts';
import { LinkDialog } from './link.dialog.tsx';
import type { FormulaFacts, UploadFacts } from './node-facts.ts';
import { PictureDialog } from './picture.dialog.tsx';
import { $isUploadNode, UploadNode } from './upload-node.tsx';

type Open =
  | { readonly kind: 'formula'; readonly key: NodeKey | undefined; readonly facts: FormulaFacts | undefined }
  | { readonly kind: 'picture'; readonly key: NodeKey | undefined; readonly facts: UploadFacts | undefined }
  | { readonly kind: 'link'; readonly url: string };

/** One dialog at a time. What it answers goes where the caret was. */
export function DialogsPlugin({ children }: { children: ReactNode }) {
  const [editor] = useLexicalComposerContext();
  const [open, setOpen] = useState<Open>();

  const dialogs = useMemo<EditorDialogs>(() => {
    const factsOf = <Facts,>(key: NodeKey | undefined, $read: (key: NodeKey) => Facts | undefined) =>
      key === undefined ? undefined : editor.read(() => $read(key));
    return {
      openFormula: (key) =>
        setOpen({
          kind: 'formula',
          key,
          facts: factsOf(key, (known) => {
            const node = $getNodeByKey(known);
            return $isFormulaNode(node) ? node.getFacts() : undefined;
          }),
        }),
      openPicture: (key) =>
        setOpen({
          kind: 'picture',
          key,
          facts: factsOf(key, (known) => {
            const node = $getNodeByKey(known);
            return $isUploadNode(node) ? node.getFacts() : undefined;
          }),
        }),
      openLink: () => setOpen({ kind: 'link', url: editor.read($linkAtCaret) }),
    };
  }, [editor]);

  const close = () => {
    setOpen(undefined);
    setTimeout(() => editor.focus());
  };
  const change = (work: () => void) => {
    close();
    editor.update(work);
  };
  const remove = (key: NodeKey | undefined) =>
    key === undefined ? undefined : () => change(() => $getNodeByKey(key)?.remove());

  return (
    <EditorDialogsContext.Provider value={dialogs}>
      {children}
      {open?.kind === 'formula' && (
        <FormulaDialog
          initial={open.facts}
          onDone={(facts) => change(() => $putFormula(facts, open.key))}
          onRemove={remove(open.key)}
          onClose={close}
        />
      )}
      {open?.kind === 'picture' && (
        <PictureDialog
          initial={open.facts}
          onDone={(facts) =>
            change(() => {
              const node = open.key === undefined ? null : $getNodeByKey(open.key);
              if ($isUploadNode(node)) node.setFacts(facts);
              else $insertBlock(new UploadNode(facts));
            })
          }
          onRemove={remove(open.key)}
          onClose={close}
        />
      )}
      {open?.kind === 'link' && (
        <LinkDialog
          initial={open.url}
          onDone={(url) =>
            change(() => $putLink(url, () => editor.dispatchCommand(TOGGLE_LINK_COMMAND, url)))
          }
          onRemove={
            open.url === ''
              ? undefined
              : () => {
                  close();
                  editor.dispatchCommand(TOGGLE_LINK_COMMAND, null);
                }
          }
          onClose={close}
        />
      )}
    </EditorDialogsContext.Provider>
  );
}

function $linkAtCaret(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return '';
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  return $isLinkNode(link) ? link.getURL() : '';
}

/** Without a selection there is nothing to link, so the address stands for itself. */
function $putLink(url: string, toggle: () => void): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection) && selection.isCollapsed() && $linkAtCaret() === '') {
    const words = $createTextNode(url.replace(/^(?:https?:\/\/|mailto:)/, ''));
    selection.insertNodes([words]);
    words.select(0, words.getTextContentSize());
  }
  toggle();
}

function $putFormula(facts: FormulaFacts, key: NodeKey | undefined): void {
  const known = key === undefined ? null : $getNodeByKey(key);
  if ($isFormulaNode(known)) {
    const amongWords = !$isRootOrShadowRoot(known.getParent());
    if (amongWords === facts.inline) {
      known.setFacts({ ...facts, within: amongWords });
      return;
    }
    known.selectNext();
    known.remove();
  }
  if (facts.inline) $insertNodes([new FormulaNode({ ...facts, within: true })]);
  else $insertBlock(new FormulaNode({ ...facts, within: false }));
}
