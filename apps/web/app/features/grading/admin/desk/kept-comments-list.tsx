import { useKeptComments } from './use-kept-comments.ts';

export const keptCommentsList = 'kept-comments';

/** What the fields for comments offer while one types. */
export function KeptCommentsList() {
  const { comments } = useKeptComments();
  return (
    <datalist id={keptCommentsList}>
      {comments.map(({ id, text }) => (
        <option key={id} value={text} />
      ))}
    </datalist>
  );
}
