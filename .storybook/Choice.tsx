import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../packages/ui/src/components/SegmentedControl/index.ts';

/** A SegmentedControl with its label above it. */
export function Choice(props: SegmentedControlProps) {
  return (
    <div className="docs-choice">
      <span aria-hidden="true">{props.label}</span>
      <SegmentedControl {...props} />
    </div>
  );
}
