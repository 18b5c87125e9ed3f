/** The topics of a subject, with what each builds on. */
export interface Course {
  readonly topics: readonly CourseTopic[];
  /** How hard designs turned out to be, where enough students have answered; see `blendedLevel`. */
  readonly levels?: Readonly<Record<string, number>>;
}

export interface CourseTopic {
  readonly id: number;
  readonly parentId: number | null;
  /** Those that should be known before. */
  readonly prerequisites: readonly number[];
}

/** The same by places: the course itself is 0, and what is above stands before what is below. */
export interface Outline {
  readonly ids: readonly number[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly parents: readonly number[];
  readonly depths: readonly number[];
  readonly prerequisites: readonly (readonly number[])[];
}

const made = new WeakMap<readonly CourseTopic[], Outline>();

export function outlineOf({ topics }: Course): Outline {
  const known = made.get(topics);
  if (known) return known;
  const outline = makeOutline(topics);
  made.set(topics, outline);
  return outline;
}

function makeOutline(topics: readonly CourseTopic[]): Outline {
  const ids: number[] = [0];
  const parents: number[] = [0];
  const depths: number[] = [0];
  const placeOf = new Map<number, number>();
  const addBelow = (parentId: number | null, parent: number): void => {
    for (const topic of topics) {
      if (topic.parentId !== parentId) continue;
      const place = ids.push(topic.id) - 1;
      placeOf.set(topic.id, place);
      parents.push(parent);
      depths.push(depths[parent]! + 1);
      addBelow(topic.id, place);
    }
  };
  addBelow(null, 0);
  const needs = new Map(topics.map((topic) => [topic.id, topic.prerequisites]));
  const prerequisites = ids.map((id) => (needs.get(id) ?? []).flatMap((other) => placeOf.get(other) ?? []));
  return { ids, placeOf, parents, depths, prerequisites };
}
