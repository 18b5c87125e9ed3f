/** What the builder knows of a topic: enough to tell what belongs to what. */
export interface BuilderTopic {
  readonly slug: string;
  readonly subtopics: readonly BuilderTopic[];
}

export interface Selection {
  readonly subject: string | null;
  readonly topics: readonly string[];
  readonly subtopics: readonly string[];
  readonly subSubtopics: readonly string[];
  readonly duration: number | null;
}

export const emptySelection = (duration: number | null): Selection => ({
  subject: null,
  topics: [],
  subtopics: [],
  subSubtopics: [],
  duration,
});

/** Another subject has other topics, so nothing of the old choice can stay. */
export const chooseSubject = (selection: Selection, subject: string): Selection =>
  subject === selection.subject ? selection : { ...emptySelection(selection.duration), subject };

/** Subtopics below these topics, in the order of the catalogue. */
export const subtopicsOf = (tree: readonly BuilderTopic[], topics: readonly string[]): BuilderTopic[] =>
  tree.filter(({ slug }) => topics.includes(slug)).flatMap(({ subtopics }) => subtopics);

export const subSubtopicsOf = (
  tree: readonly BuilderTopic[],
  { topics, subtopics }: Pick<Selection, 'topics' | 'subtopics'>,
): BuilderTopic[] => subtopicsOf(subtopicsOf(tree, topics), subtopics);

/** Keeps what still belongs: subtopics of chosen topics, and sub-subtopics of chosen subtopics. */
export function prune(tree: readonly BuilderTopic[], selection: Selection): Selection {
  const keep = (chosen: readonly string[], allowed: readonly BuilderTopic[]) =>
    chosen.filter((slug) => allowed.some((topic) => topic.slug === slug));
  const topics = keep(selection.topics, tree);
  const subtopics = keep(selection.subtopics, subtopicsOf(tree, topics));
  const subSubtopics = keep(selection.subSubtopics, subSubtopicsOf(tree, { topics, subtopics }));
  return { ...selection, topics, subtopics, subSubtopics };
}

export const chooseTopics = (
  tree: readonly BuilderTopic[],
  selection: Selection,
  topics: readonly string[],
) => prune(tree, { ...selection, topics });

export const chooseSubtopics = (
  tree: readonly BuilderTopic[],
  selection: Selection,
  subtopics: readonly string[],
) => prune(tree, { ...selection, subtopics });

export const chooseSubSubtopics = (
  tree: readonly BuilderTopic[],
  selection: Selection,
  subSubtopics: readonly string[],
) => prune(tree, { ...selection, subSubtopics });

/** A chip in the confirmation dialog is taken away: the same pruning runs again. */
export const removeChosen = (
  tree: readonly BuilderTopic[],
  selection: Selection,
  slug: string,
): Selection => {
  const without = (chosen: readonly string[]) => chosen.filter((one) => one !== slug);
  return prune(tree, {
    ...selection,
    topics: without(selection.topics),
    subtopics: without(selection.subtopics),
    subSubtopics: without(selection.subSubtopics),
  });
};

export interface BuilderState {
  readonly topicsDisabled: boolean;
  readonly subtopicsDisabled: boolean;
  readonly subSubtopicsDisabled: boolean;
  readonly makeDisabled: boolean;
}

export const builderState = (tree: readonly BuilderTopic[], selection: Selection): BuilderState => ({
  topicsDisabled: selection.subject === null,
  subtopicsDisabled: selection.topics.length === 0,
  subSubtopicsDisabled: subSubtopicsOf(tree, selection).length === 0,
  makeDisabled: selection.duration === null || selection.topics.length === 0,
});

/**
 * Where questions are drawn from: the narrowest that was chosen. A topic of which no subtopic was chosen counts
 * whole, and so does a subtopic of which no sub-subtopic was.
 */
export function drawnFrom<Topic extends BuilderTopic & { readonly subtopics: readonly Topic[] }>(
  tree: readonly Topic[],
  { topics, subtopics, subSubtopics }: Pick<Selection, 'topics' | 'subtopics' | 'subSubtopics'>,
): Topic[] {
  const narrowed = (
    among: readonly Topic[],
    [level = [], ...deeper]: readonly (readonly string[])[],
  ): Topic[] =>
    among
      .filter(({ slug }) => level.includes(slug))
      .flatMap((topic) => {
        const inside = deeper.length > 0 ? narrowed(topic.subtopics, deeper) : [];
        return inside.length > 0 ? inside : [topic];
      });
  return narrowed(tree, [topics, subtopics, subSubtopics]);
}
