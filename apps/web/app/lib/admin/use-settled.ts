import { useEffect, useState } from 'react';

/** A value once it has stopped changing for a moment: what is being typed isn't sent letter by letter. */
export function useSettled<Value>(value: Value, pauseMs = 350): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
