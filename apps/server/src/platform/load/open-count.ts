export interface OpenCount {
  /** Counts one more of an owner, or says that there are too many already. */
  enter(owner: string): boolean;
  leave(owner: string): void;
}

/** How much of something each address or account has at the moment. What has ended leaves nothing behind. */
export function countOpen(most: number): OpenCount {
  const counts = new Map<string, number>();
  return {
    enter(owner) {
      const count = counts.get(owner) ?? 0;
      if (count >= most) return false;
      counts.set(owner, count + 1);
      return true;
    },
    leave(owner) {
      const count = counts.get(owner) ?? 0;
      if (count > 1) counts.set(owner, count - 1);
      else counts.delete(owner);
    },
  };
}
