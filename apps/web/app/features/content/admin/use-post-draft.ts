import { useCallback, useRef, useState } from 'react';
import { useAutosave } from '~/lib/admin/use-autosave.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import type { RichContent } from '../editor/rich-content.ts';

export type EditedPost = Answer<'GET /api/admin/posts/:id'>;
export type PostStanding = Answer<'PUT /api/admin/posts/:id'>;

export type PostFields = Pick<EditedPost, 'slug' | 'title' | 'author' | 'description' | 'featuredImage'>;

/** What readers would miss, by the field that lacks it. */
export type PostProblems = Readonly<Partial<Record<keyof PostFields | 'content', readonly string[]>>>;

/** What is being written of a post, saved as it changes. */
export function usePostDraft(post: EditedPost) {
  const { slug, title, author, description, featuredImage } = post;
  const [fields, setFields] = useState<PostFields>({ slug, title, author, description, featuredImage });
  const [standing, setStanding] = useState<PostStanding>(post);
  const [problems, setProblems] = useState<PostProblems>({});
  const now = useRef({ fields, revision: post.revision, read: (): RichContent => post.content });

  const save = async () => {
    const { fields: sent, revision, read } = now.current;
    const saved = await api('PUT /api/admin/posts/:id', {
      params: { id: post.id },
      body: { revision, ...sent, content: read() },
    });
    now.current.revision = saved.revision;
    setStanding(saved);
  };
  const { state, changed, saveAll, isSaved, giveUp } = useAutosave(save);

  const setField = useCallback(
    (part: Partial<PostFields>) => {
      now.current.fields = { ...now.current.fields, ...part };
      setFields(now.current.fields);
      setProblems((before) => without(before, Object.keys(part)));
      changed();
    },
    [changed],
  );
  const setContent = useCallback(
    (read: () => RichContent) => {
      now.current.read = read;
      setProblems((before) => without(before, ['content']));
      changed();
    },
    [changed],
  );
  /** After a call of its own that counts as a save. */
  const adopt = useCallback((saved: PostStanding) => {
    now.current.revision = saved.revision;
    setStanding(saved);
  }, []);

  return {
    fields,
    standing,
    state,
    problems,
    setProblems,
    setField,
    setContent,
    saveAll,
    isSaved,
    giveUp,
    adopt,
    revision: () => now.current.revision,
    content: () => now.current.read(),
  };
}

const without = (problems: PostProblems, names: readonly string[]): PostProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
