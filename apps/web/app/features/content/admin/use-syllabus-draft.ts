import { isEmptyRichText } from '@sevenfold/contract/content/rich-text.rules';
import { useCallback, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import type { RichContent } from '../editor/rich-content.ts';

export type WrittenSyllabus = Answer<'GET /api/admin/syllabus/:topicId'>;

type Picture = { readonly url: string; readonly alt: string } | null;

export interface SyllabusFields {
  readonly title: string;
  readonly featuredImage: Picture;
  readonly image: Picture;
}

const emptyContent: RichContent = { root: { type: 'root', children: [] } };

/** What is written of a syllabus page. Readers see a save at once, so that nothing is saved without being asked for. */
export function useSyllabusDraft({ topic, syllabus, updatedAt: seen }: WrittenSyllabus) {
  const [fields, setFields] = useState<SyllabusFields>({
    title: syllabus?.title ?? topic.name,
    featuredImage: syllabus?.featuredImage ?? null,
    image: syllabus?.image ?? null,
  });
  const [updatedAt, setUpdatedAt] = useState(seen);
  const [unsaved, setUnsaved] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);
  const read = useRef<() => RichContent>(() => syllabus?.content ?? emptyContent);
  /** Counts changes: what is written while a save is on its way isn't saved by it. */
  const changes = useRef(0);

  const isNew = syllabus === null;
  const touch = useCallback(() => {
    changes.current += 1;
    setUnsaved(true);
  }, []);
  const setField = (part: Partial<SyllabusFields>) => {
    setFields((now) => ({ ...now, ...part }));
    touch();
  };
  const setContent = useCallback(
    (latest: () => RichContent) => {
      read.current = latest;
      // An editor without a text begins by announcing an empty paragraph, which nobody has written.
      if (changes.current === 0 && isNew && isEmptyRichText(latest())) return;
      touch();
    },
    [touch, isNew],
  );

  const save = async () => {
    if (saving || !unsaved) return;
    const sent = changes.current;
    setSaving(true);
    setProblems([]);
    try {
      const saved = await api('PUT /api/admin/syllabus/:topicId', {
        params: { topicId: topic.id },
        body: { ...fields, updatedAt, content: read.current() },
      });
      setUpdatedAt(saved.updatedAt);
      setUnsaved(changes.current !== sent);
      toast.success('Changes saved successfully!');
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
      setProblems(issues.length > 0 ? [...new Set(issues)] : [messageOf(error)]);
      setConflict(error instanceof ApiError && error.code === 'conflict');
    }
    setSaving(false);
  };
  return {
    fields,
    setField,
    setContent,
    content: () => read.current(),
    updatedAt,
    unsaved,
    forget: () => setUnsaved(false),
    saving,
    save,
    problems,
    conflict,
  };
}
