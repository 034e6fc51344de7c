import { useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../components/Icon/index.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/index.ts';
import * as styles from './foundations.css.ts';

/** A piece of code that a click copies. If the browser refuses, the code is selected instead. */
export function Copy({ code }: { code: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        onBlur={() => setCopied(false)}
        onPointerLeave={() => setCopied(false)}
      >
        <VisuallyHidden>Copy </VisuallyHidden>
        <span ref={text}>{code}</span> {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      {/* Outside the button, whose content is not announced. */}
      <VisuallyHidden>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </>
  );
}
