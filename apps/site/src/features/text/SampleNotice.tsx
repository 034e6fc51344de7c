import { sampleNotice } from '@milepost/domain/content/text';
import { Callout } from '@milepost/ui/Callout';

/** Shown on every page whose text a lawyer has to review. */
export function SampleNotice() {
  return (
    <Callout tone="neutral" heading={sampleNotice.title}>
      {sampleNotice.text}
    </Callout>
  );
}
