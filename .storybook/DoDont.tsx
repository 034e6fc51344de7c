import { ErrorIcon, SuccessIcon } from '@milepost/ui/Icon';
import type { ReactNode } from 'react';
import { Sentence } from './Sentence.tsx';

interface DoDontProps {
  do: string;
  dont: string;
  /** The two examples. */
  doExample?: ReactNode;
  dontExample?: ReactNode;
}

/** Shows what to do, and beside it what not to do. */
export function DoDont({ do: advice, dont, doExample, dontExample }: DoDontProps) {
  return (
    <div className="docs-halves">
      <Advice title="Do" icon={<SuccessIcon />} className="docs-do" example={doExample}>
        {advice}
      </Advice>
      <Advice title="Don’t" icon={<ErrorIcon />} className="docs-dont" example={dontExample}>
        {dont}
      </Advice>
    </div>
  );
}

function Advice({
  title,
  icon,
  className,
  example,
  children,
}: {
  title: string;
  icon: ReactNode;
  className: string;
  example: ReactNode;
  children: string;
}) {
  return (
    <div className={`docs-advice ${className}`}>
      {example && (
        <div className="docs-example">
          <div className="sb-unstyled">{example}</div>
        </div>
      )}
      <p className="docs-verdict">
        {icon} {title}
      </p>
      <p>
        <Sentence>{children}</Sentence>
      </p>
    </div>
  );
}
