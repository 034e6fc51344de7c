import { useEffect, useState } from 'react';

/** A sentence once it has stood for a while, so that it is announced once. */
export function useSettled(sentence: string): string {
  const [settled, setSettled] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), 700);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled;
}
