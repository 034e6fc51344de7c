import { sampleNotice } from '@milepost/domain/content/text';
import { Text } from '@milepost/ui/Text';

/** Shown on every page whose text a lawyer has to review. */
export const SampleNotice = () => (
  <Text size="small" tone="soft">
    <strong>{sampleNotice.title}.</strong> {sampleNotice.text}
  </Text>
);
