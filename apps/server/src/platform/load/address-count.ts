export interface AddressCount {
  /** Counts one more of an address, or says that there are too many already. */
  enter(address: string): boolean;
  leave(address: string): void;
}

/** How much of something each address has at the moment. What has ended leaves nothing behind. */
export function countPerAddress(most: number): AddressCount {
  const counts = new Map<string, number>();
  return {
    enter(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    leave(address) {
      const count = counts.get(address) ?? 0;
      if (count > 1) counts.set(address, count - 1);
      else counts.delete(address);
    },
  };
}
