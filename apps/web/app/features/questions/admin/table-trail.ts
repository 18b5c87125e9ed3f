import { useLocation } from 'react-router';

/** What the table hands to an editor that was opened from it: its rows in their order, and how to come back. */
export interface TableTrail {
  readonly rows: readonly number[];
  /** The query of the table's address. */
  readonly table: string;
}

interface EditorState {
  readonly trail?: TableTrail | undefined;
  /** The page was reached by saving. */
  readonly saved?: boolean;
}

export const editPath = (id: number) => `/admin/questions/edit?id=${id}`;

export const useEditorState = (): EditorState => (useLocation().state as EditorState | null) ?? {};

/** Where a question stands among the rows. They are those that were seen: an edit may take one out of its filter. */
export function placeIn(trail: TableTrail | undefined, id: number) {
  const index = trail?.rows.indexOf(id) ?? -1;
  if (!trail || index === -1) return undefined;
  return {
    position: index + 1,
    total: trail.rows.length,
    previous: trail.rows[index - 1],
    next: trail.rows[index + 1],
  };
}

export const tablePath = (trail: TableTrail | undefined) => `/admin/questions${trail?.table ?? ''}`;
