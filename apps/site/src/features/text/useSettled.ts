import { useEffect, useState } from 'react';

/** Returns a sentence once it has not changed for a while, so that it is announced once. */
export function useSettled(sentence: string): string {
  const [settled, setSettled] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), 700);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled;
}
