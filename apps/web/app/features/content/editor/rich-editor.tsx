import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { RichEditorProps } from './rich-content.ts';

const Editor = lazy(() => import('./lexical-editor.tsx'));

/** Writes the rich text that posts, syllabuses and pages show. The editor itself is fetched when it is needed. */
export function RichEditor(props: RichEditorProps) {
  return (
    <Suspense
      fallback={
        <SkeletonPage label="Loading the editor…">
          <Skeleton height="24rem" />
        </SkeletonPage>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
