import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import type { NodeKey } from 'lexical';
import { TriangleAlert } from 'lucide-react';
import { useEditorDialogs } from './editor-dialogs.ts';
import type { UploadFacts } from './node-facts.ts';
import styles from './rich-editor.module.css';

export function UploadView({ nodeKey, facts }: { nodeKey: NodeKey; facts: UploadFacts }) {
  const { openPicture } = useEditorDialogs();
  const [selected] = useLexicalNodeSelection(nodeKey);
  const { url, alt, width, height } = facts;
  return (
    <button
      type="button"
      className={styles.picture}
      data-selected={selected || undefined}
      aria-label={alt ? `Picture: ${alt}. Edit` : 'Picture without a description. Edit'}
      onClick={() => openPicture(nodeKey)}
    >
      <img src={url} alt="" width={width} height={height} />
      {alt === '' && (
        <span className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          Needs a description
        </span>
      )}
    </button>
  );
}
